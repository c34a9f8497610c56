package org.marienbad.ai.search.model;

import java.util.Optional;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;

/** A trained model for one game. Immutable and thread-safe. */
public interface Model {
    String name();

    Evaluator evaluator();

    /** How likely actions are to be the best, if it has learned that, too. */
    default Optional<Policy> policy() {
        return Optional.empty();
    }

    /**
     * Judges leaves of one search of {@code game} in batches, for one thread. It is empty if that is no cheaper than
     * one by one, or if a position may hide something.
     *
     * @param size most leaves of a batch, 1 to 1024; 0 for as many as suit the model
     */
    default Optional<BatchEvaluator> batchEvaluator(Game game, int size) {
        return Optional.empty();
    }
}
