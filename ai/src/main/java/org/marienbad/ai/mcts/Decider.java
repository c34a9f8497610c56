package org.marienbad.ai.mcts;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.marienbad.ai.mcts.finalmove.FinalMove;
import org.marienbad.ai.mcts.parallel.ParallelSearch;
import org.marienbad.ai.mcts.tree.TreeOptions;
import org.marienbad.ai.mcts.tree.TreeSearch;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;

/** One decision of {@link Mcts} or {@link InformationSetMcts}: its limits, its search, and the choice of the action. */
final class Decider<T extends TreeSearch> {
    /** Budget of a forced move in a match, for a rough value to be shown. */
    private static final long FORCED_ITERATIONS = 100;

    /** Keeps visit counts within int. */
    private static final long MOST_ITERATIONS = (1 << 30) - 1;

    private final ParallelSearch<T> search;
    private final Budget limits;
    private final FinalMove finalMove;
    private final double payoffRange;
    private final int[] legal;

    Decider(TreeSearchBuilder<?> builder, long seed, TreeKind<T> kind) {
        Game game = builder.game;
        TreeOptions options = builder.treeOptions();
        Function<SplittableRandom, T> maker = random -> kind.create(game, options, random);
        search = new ParallelSearch<>(
                game, options, builder.threads, builder.isTreeShared(), builder.stopsEarly, seed, maker);
        limits = builder.limits();
        finalMove = builder.finalMove;
        GameInfo info = game.info();
        payoffRange = info.maxPayoff() - info.minPayoff();
        legal = new int[info.maxLegalActions()];
    }

    /** Makes the tree of one thread. */
    interface TreeKind<T> {
        T create(Game game, TreeOptions options, SplittableRandom random);
    }

    SearchResult search(State position, Budget budget, Monitor monitor) {
        int seat = GameSearch.seatToMove(position);
        Budget asked = limits.and(budget);
        boolean repeatable = asked.iterations() != Long.MAX_VALUE;
        boolean forced = !monitor.wantsValue() && position.legalActions(legal) == 1;
        asked = asked.orDefaultTime().and(Budget.ofIterations(forced ? FORCED_ITERATIONS : MOST_ITERATIONS));
        return search.search(position, asked, finalMove.order(seat, payoffRange), repeatable, monitor);
    }

    /** Grows the tree of {@code position} until {@code monitor} cancels, for a search of a later position. */
    void ponder(State position, Monitor monitor) {
        int seat = GameSearch.seatToMove(position);
        Budget endless = Budget.ofIterations(MOST_ITERATIONS);
        search.search(position, endless, finalMove.order(seat, payoffRange), false, monitor);
    }

    /** The trees, one for each thread unless they share one. */
    List<T> trees() {
        return search.searches();
    }
}
