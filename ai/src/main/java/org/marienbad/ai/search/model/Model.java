package org.marienbad.ai.search.model;

import java.util.Optional;
import org.marienbad.framework.game.Evaluator;

/** A trained model for one game. Immutable and thread-safe. */
public interface Model {
    String name();

    Evaluator evaluator();

    /** How likely actions are to be the best, if it has learned that, too. */
    default Optional<Policy> policy() {
        return Optional.empty();
    }
}
