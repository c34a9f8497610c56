package org.marienbad.learn.run;

import java.io.IOException;
import org.marienbad.learn.training.Actors;

/** The place where others play for a training: a directory that they look into, a cluster. */
@FunctionalInterface
public interface ActorVenue {
    /**
     * Called once it is known that the training can be begun. The training closes what it is given.
     *
     * @throws IllegalArgumentException in a sentence, if they cannot play there
     */
    Actors open(ActorOrder order) throws IOException;
}
