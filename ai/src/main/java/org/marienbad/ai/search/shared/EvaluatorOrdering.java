package org.marienbad.ai.search.shared;

import org.marienbad.ai.search.LeafEvaluation;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/**
 * Orders actions by a look at the positions after them. First come those that let the seat move again, then the
 * preferred one, then the order of the evaluator. Equals stay in order. If an action that keeps the turn causes a
 * cutoff, its subtree is small, because only one seat has moved. As every child is evaluated, it is asked only from
 * some depth on.
 */
public final class EvaluatorOrdering implements MoveOrdering {
    /** Least depth at which a look at every child pays, measured in Kalaha and connect four. */
    private static final int WORTHWHILE_DEPTH = 3;

    private final Evaluator shared;
    private final Evaluator evaluator;
    /** The search's findings about the positions from which children are looked at; null if that does not help. */
    private LeafEvaluation known;

    private final int leastDepth;
    /** More than any two payoffs differ by. */
    private final double span;

    private final State child;
    private final double[] payoffs;
    private final double[] keys;
    private int coalitionAgainst = NONE;

    public EvaluatorOrdering(Game game, Evaluator evaluator) {
        this(game, evaluator, WORTHWHILE_DEPTH);
    }

    /** @param leastDepth leaves the order as it is at depths below */
    public EvaluatorOrdering(Game game, Evaluator evaluator, int leastDepth) {
        shared = evaluator;
        this.evaluator = evaluator.forThread();
        this.leastDepth = leastDepth;
        GameInfo info = game.info();
        span = 2 * (info.maxPayoff() - info.minPayoff());
        child = game.newInitialState();
        payoffs = new double[info.seats()];
        keys = new double[info.maxLegalActions()];
    }

    @Override
    public void use(LeafEvaluation leaves) {
        if (leaves.isIncremental() && leaves.isOf(shared)) {
            known = leaves;
        }
    }

    /** From now on every other seat is after {@code seat}'s loss, not after its own payoff. */
    public void assumeCoalitionAgainst(int seat) {
        coalitionAgainst = seat;
    }

    @Override
    public int sort(State state, int[] actions, int count, int ply, int depth, int preferred) {
        if (depth < leastDepth) {
            return 0;
        }
        int actor = state.actor();
        int judged = coalitionAgainst == NONE ? actor : coalitionAgainst;
        int sign = judged == actor ? 1 : -1;
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            child.copyFrom(state);
            child.apply(action);
            int next = child.actor();
            if (next == State.TERMINAL) {
                child.payoffs(payoffs);
            } else if (known != null) {
                known.look(state, action, child, ply, payoffs);
            } else {
                evaluator.evaluate(child, payoffs);
            }
            double key = sign * payoffs[judged] + (next == actor ? 2 * span : 0) + (action == preferred ? span : 0);
            int j = i;
            for (; j > 0 && keys[j - 1] < key; j--) {
                keys[j] = keys[j - 1];
                actions[j] = actions[j - 1];
            }
            keys[j] = key;
            actions[j] = action;
        }
        return count;
    }
}
