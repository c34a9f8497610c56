package org.marienbad.ai.mcts.parallel;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.ai.mcts.tree.Ranking;
import org.marienbad.ai.mcts.tree.Simulation;
import org.marienbad.ai.mcts.tree.TreeOptions;
import org.marienbad.ai.mcts.tree.TreeSearch;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;

/**
 * Decides by one search on one thread, by several independent ones whose results it adds up ({@link RootParallelSearch}),
 * or by several threads on one ({@link TreeParallelSearch}).
 */
public final class ParallelSearch<T extends TreeSearch> {
    private final List<T> searches;
    private final List<Simulation> simulations;
    /** Null if no tree is shared. */
    private final TreeParallelSearch treeParallel;
    /** Null if leaves are evaluated one by one. */
    private final BatchSearch batchSearch;

    private final boolean stopsEarly;

    /**
     * @param shared whether all threads search one tree
     * @param stopsEarly whether a search on one thread ends when the rest of its iterations cannot change the choice
     * @param kind makes a search that draws from the stream it is given
     */
    public ParallelSearch(
            Game game,
            TreeOptions options,
            int threads,
            boolean shared,
            boolean stopsEarly,
            long seed,
            Function<SplittableRandom, T> kind) {
        this.stopsEarly = stopsEarly;
        BatchEvaluator batch = options.batch();
        List<SplittableRandom> randoms = streams(seed, "search", shared ? 1 : threads);
        searches = randoms.stream().map(kind).toList();
        List<SplittableRandom> playouts =
                shared ? streams(seed, "playout", TreeParallelSearch.slots(threads)) : randoms;
        if (batch != null) {
            playouts = streams(seed, "playout", batch.batchSize());
        }
        simulations = playouts.stream()
                .map(random -> new Simulation(game, options, random))
                .toList();
        batchSearch = batch == null ? null : new BatchSearch(searches.get(0), simulations, batch, game.info());
        treeParallel = shared ? new TreeParallelSearch(searches.get(0), simulations, threads) : null;
    }

    private static List<SplittableRandom> streams(long seed, String purpose, int count) {
        return IntStream.range(0, count)
                .mapToObj(index -> Seeds.stream(seed, purpose, index))
                .toList();
    }

    /**
     * Searches {@code position} within {@code limits}.
     *
     * @param order which of the actions to play, the one to play last
     * @param repeatable whether independent searches go on when another has proven the value
     */
    public SearchResult search(
            State position, Budget limits, Comparator<RootCandidate> order, boolean repeatable, Monitor monitor) {
        boolean observed = monitor.observer() != null;
        if (batchSearch == null && (treeParallel == null || observed)) {
            int trees = observed ? 1 : (int) Math.min(searches.size(), limits.iterations());
            return new RootParallelSearch(
                            searches.subList(0, trees), simulations, limits, order, repeatable, stopsEarly)
                    .search(position, monitor);
        }
        SearchLimits[] clock = new SearchLimits[1];
        clock[0] =
                new SearchLimits(limits, monitor, () -> result(order, clock[0]).decision());
        if (batchSearch != null) {
            batchSearch.search(position, clock[0], limits.depth());
        } else {
            treeParallel.search(position, clock[0], limits.depth());
        }
        return result(order, clock[0]);
    }

    private SearchResult result(Comparator<RootCandidate> order, SearchLimits clock) {
        return Ranking.result(searches, order, clock.spent(), clock.nanos());
    }

    /** The searches, one for each tree. */
    public List<T> searches() {
        return searches;
    }
}
