package org.marienbad.ai.search;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/**
 * An evaluator that is cheaper with the change of an action, such as a sum of features or the first layer of a network
 * (NNUE; Nasu 2018). A depth-first search keeps an accumulator for each ply and updates it from that of the ply before;
 * other searches call {@link Evaluator#evaluate}. Thread-safe; allocates nothing.
 */
public interface IncrementalEvaluator extends Evaluator {
    /** Length of an accumulator. */
    int accumulatorLength();

    /** Computes the accumulator of {@code state} from nothing. */
    void initialize(State state, double[] accumulator);

    /**
     * Computes the accumulator of {@code after}, which {@code action} made of {@code before}.
     *
     * @param from the accumulator of {@code before}; it may be completed, but goes on to stand for {@code before}
     * @param to becomes the accumulator of {@code after}
     */
    void update(State before, double[] from, int action, State after, double[] to);

    /** {@link Evaluator#evaluate} of a state whose accumulator is known. */
    void evaluate(State state, double[] accumulator, double[] out);
}
