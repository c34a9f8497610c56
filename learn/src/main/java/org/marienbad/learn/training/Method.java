package org.marienbad.learn.training;

import java.io.DataInput;
import java.io.IOException;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.feature.UnlearnableException;

/** A way to learn: the estimate, its form, and its training. Immutable. */
public interface Method extends WeightsFormat {
    /** Why this method cannot learn {@code game}, a sentence of this library's bundle without its full stop. */
    Optional<Text> unsupportedReason(Game game);

    /**
     * A training that has not played a game yet.
     *
     * @throws UnlearnableException if it {@link #unsupportedReason cannot learn} the game
     */
    Training start(GameSetup setup, Settings hyper, long seed);

    /**
     * A training that has not played a game yet, but begins with what {@link Training#writeWeights} wrote.
     *
     * @throws UnlearnableException if it {@link #unsupportedReason cannot learn} the game
     * @throws IOException if they are the weights of other features or hyperparameters
     */
    Training start(GameSetup setup, Settings hyper, long seed, DataInput weights) throws IOException;

    /** The training that {@link Training#writeState} wrote: it goes on as if it had never stopped. */
    Training resume(GameSetup setup, Settings hyper, long seed, DataInput state) throws IOException;
}
