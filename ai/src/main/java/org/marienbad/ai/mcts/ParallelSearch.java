package org.marienbad.ai.mcts;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/**
 * Decides by one search on one thread, by several independent ones whose results it adds up ({@link RootParallelSearch}), or by
 * several threads on one ({@link TreeParallelSearch}).
 */
final class ParallelSearch {
    private final List<TreeSearch> searches;
    private final List<Simulation> descents;
    /** Null if no tree is shared. */
    private final TreeParallelSearch crew;

    /** @param kind makes a search that draws from the stream it is given */
    ParallelSearch(
            Game game, MctsOptions options, int threads, long seed, Function<SplittableRandom, TreeSearch> kind) {
        List<SplittableRandom> randoms = streams(seed, "search", options.shared() ? 1 : threads);
        searches = randoms.stream().map(kind).toList();
        List<SplittableRandom> playouts =
                options.shared() ? streams(seed, "playout", TreeParallelSearch.slots(threads)) : randoms;
        descents = playouts.stream()
                .map(random -> new Simulation(game, options, random))
                .toList();
        crew = options.shared() ? new TreeParallelSearch(searches.get(0), descents, threads) : null;
    }

    private static List<SplittableRandom> streams(long seed, String purpose, int count) {
        return IntStream.range(0, count)
                .mapToObj(index -> Seeds.stream(seed, purpose, index))
                .toList();
    }

    /** @param repeatable whether independent searches go on when another has proven the value */
    Decision decide(State view, Budget limits, Comparator<RootCandidate> order, boolean repeatable, Monitor monitor) {
        if (crew != null) {
            return together(view, limits, order, monitor);
        }
        int trees = (int) Math.min(searches.size(), limits.iterations());
        return new RootParallelSearch(searches.subList(0, trees), descents, limits, order, repeatable)
                .search(view, monitor);
    }

    private Decision together(State view, Budget limits, Comparator<RootCandidate> order, Monitor monitor) {
        SearchLimits[] clock = new SearchLimits[1];
        clock[0] = new SearchLimits(
                limits, monitor, () -> FinalChoice.decide(searches, order, clock[0].spent(), clock[0].nanos()));
        crew.search(view, clock[0], limits.depth());
        return FinalChoice.decide(searches, order, clock[0].spent(), clock[0].nanos());
    }
}
