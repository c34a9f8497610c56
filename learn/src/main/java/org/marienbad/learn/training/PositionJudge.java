package org.marienbad.learn.training;

import org.marienbad.ai.search.IncrementalEvaluator;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** Estimates along a line of play; an {@link IncrementalEvaluator} is told what is played. For one thread. */
final class PositionJudge {
    private final Evaluator evaluator;
    /** The evaluator, or null if it is not incremental. */
    private final IncrementalEvaluator incremental;

    private final State before;
    /** Of the position of the line, and of the one after it. */
    private double[] accumulator;

    private double[] next;

    PositionJudge(Game game, Evaluator evaluator) {
        this.evaluator = evaluator;
        incremental = evaluator instanceof IncrementalEvaluator known ? known : null;
        before = game.newInitialState();
        int length = incremental == null ? 0 : incremental.accumulatorLength();
        accumulator = new double[length];
        next = new double[length];
    }

    /** A line begins with {@code state}. */
    void begin(State state) {
        if (incremental != null && state.actor() != State.TERMINAL) {
            incremental.initialize(state, accumulator);
        }
    }

    /** Plays {@code action} in {@code state}, the position of the line. */
    void play(State state, int action) {
        if (incremental == null) {
            state.apply(action);
            return;
        }
        before.copyFrom(state);
        state.apply(action);
        if (state.actor() != State.TERMINAL) {
            incremental.update(before, accumulator, action, state, next);
            double[] old = accumulator;
            accumulator = next;
            next = old;
        }
    }

    /** Writes the payoffs expected in {@code state}, the position of the line. */
    void judge(State state, double[] out) {
        if (state.actor() == State.TERMINAL) {
            state.payoffs(out);
        } else if (incremental == null) {
            evaluator.evaluate(state, out);
        } else {
            incremental.evaluate(state, accumulator, out);
        }
    }

    /** Writes the payoffs expected in {@code child}, which {@code action} makes of {@code state}, the position of the line. */
    void judgeChild(State state, int action, State child, double[] out) {
        if (child.actor() == State.TERMINAL) {
            child.payoffs(out);
        } else if (incremental == null) {
            evaluator.evaluate(child, out);
        } else {
            incremental.update(state, accumulator, action, child, next);
            incremental.evaluate(child, next, out);
        }
    }

    /** Writes the payoffs expected in {@code state}, which need not be of the line. */
    void judgeElsewhere(State state, double[] out) {
        if (state.actor() == State.TERMINAL) {
            state.payoffs(out);
        } else {
            evaluator.evaluate(state, out);
        }
    }
}
