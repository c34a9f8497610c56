package org.marienbad.ai.search.depthfirst;

import org.marienbad.ai.search.LeafEvaluation;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.deepening.DepthSearch;
import org.marienbad.ai.search.shared.PrincipalVariation;
import org.marienbad.ai.search.shared.StateStack;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchObserver;

/**
 * The common parts of depth-first searches: the positions along a line, their order and evaluation, and when to stop.
 */
public abstract class DepthFirstSearch implements DepthSearch {
    protected final StateStack stack;
    protected final MoveOrdering order;
    protected final LeafEvaluation leaves;
    protected final PrincipalVariation principalVariation = new PrincipalVariation();

    /** The seat to move at the root. */
    protected int seat;

    protected SearchLimits clock;
    /** Who watches; null for nobody. */
    protected SearchObserver observer;
    /** Whether the clock has expired in this search. */
    protected boolean stopped;
    /** Whether the search of the present root action has ended before the end of the game; to be reset for each. */
    protected boolean horizon;

    protected DepthFirstSearch(Game game, Evaluator evaluator, MoveOrdering order) {
        stack = new StateStack(game);
        leaves = new LeafEvaluation(evaluator);
        this.order = order;
        order.use(leaves);
    }

    @Override
    public void start(State root, int seat, SearchLimits clock) {
        this.seat = seat;
        this.clock = clock;
        observer = clock.observer();
        stopped = false;
        stack.reserve(0);
        stack.state(0).copyFrom(root);
        leaves.reserve(0);
        leaves.begin(root);
        order.age();
    }

    @Override
    public void prepare(int depth, int[] line) {
        stack.reserve(depth);
        order.reserve(depth);
        leaves.reserve(depth);
        principalVariation.prepare(depth, line);
    }

    /** The position after {@code action} of {@code state}, which is the one at {@code ply}. */
    protected final State child(State state, int action, int ply) {
        State child = stack.state(ply + 1);
        child.copyFrom(state);
        child.apply(action);
        leaves.played(state, action, child, ply);
        return child;
    }

    @Override
    public final boolean stopped() {
        return stopped;
    }

    @Override
    public final boolean touchedHorizon() {
        return horizon;
    }

    @Override
    public int[] line() {
        return principalVariation.line();
    }
}
