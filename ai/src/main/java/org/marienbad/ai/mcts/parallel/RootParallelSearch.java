package org.marienbad.ai.mcts.parallel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.ai.mcts.tree.Ranking;
import org.marienbad.ai.mcts.tree.Simulation;
import org.marienbad.ai.mcts.tree.TreeSearch;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchObserver;

/**
 * Root parallelization (Chaslot, Winands and van den Herik 2008): one decision by one or several independent searches.
 * Each has its share of the iterations and, but for the first, a thread of its own. They share nothing before their
 * results are added up. So the results depend on their number but not on the threads' progress, unless time or the
 * monitor ends them.
 */
final class RootParallelSearch {
    /** Iterations between two looks whether the search is settled. */
    private static final int CHECK = 32;

    private final List<? extends TreeSearch> searches;
    private final List<Simulation> simulations;
    private final Budget limits;
    private final Comparator<RootCandidate> order;
    private final boolean repeatable;
    private final boolean stopsEarly;
    private volatile boolean ended;

    /**
     * @param simulations one for each of {@code searches}
     * @param stopsEarly whether a single search ends when the rest of its iterations cannot change the choice
     */
    RootParallelSearch(
            List<? extends TreeSearch> searches,
            List<Simulation> simulations,
            Budget limits,
            Comparator<RootCandidate> order,
            boolean repeatable,
            boolean stopsEarly) {
        this.searches = searches;
        this.simulations = simulations;
        this.limits = limits;
        this.order = order;
        this.repeatable = repeatable;
        this.stopsEarly = stopsEarly && searches.size() == 1;
    }

    SearchResult search(State view, Monitor monitor) {
        List<SearchLimits> clocks = new ArrayList<>();
        List<Future<?>> others = new ArrayList<>();
        for (int i = 1; i < searches.size(); i++) {
            int index = i;
            SearchLimits clock = new SearchLimits(share(i), () -> ended, null);
            State copy = view.copy();
            clocks.add(clock);
            others.add(SearchThreads.submit(() -> run(index, copy, clock)));
        }
        First first = new First(monitor);
        clocks.add(0, first.clock);
        try {
            run(0, view, first.clock);
            for (Future<?> other : others) {
                await(other, monitor);
            }
        } finally {
            ended = true;
            // The trees may be searched again: even after a failure, no thread may still be searching them.
            others.forEach(SearchThreads::join);
        }
        long spent = clocks.stream().mapToLong(SearchLimits::spent).sum();
        return Ranking.result(searches, order, spent, first.clock.nanos());
    }

    /** The monitor of the first search: the only one that calls the caller's monitor. */
    private final class First implements Monitor {
        private final Monitor caller;
        private final SearchLimits clock;

        First(Monitor caller) {
            this.caller = caller;
            clock = new SearchLimits(share(0), this, caller == Monitor.NONE ? null : this::soFar);
        }

        private Decision soFar() {
            return Ranking.result(searches.subList(0, 1), order, clock.spent(), clock.nanos())
                    .decision();
        }

        @Override
        public boolean cancelled() {
            // Not |=, which would forget a flag that another search sets while the caller is asked.
            if (caller.cancelled()) {
                ended = true;
            }
            return ended;
        }

        @Override
        public SearchObserver observer() {
            return caller.observer();
        }

        @Override
        public void progress(Decision soFar) {
            caller.progress(soFar);
        }
    }

    private Budget share(int index) {
        int parts = searches.size();
        long iterations = limits.iterations() / parts + (index < limits.iterations() % parts ? 1 : 0);
        return limits.withIterations(iterations);
    }

    private void run(int index, State view, SearchLimits clock) {
        TreeSearch search = searches.get(index);
        Simulation simulation = simulations.get(index);
        search.observe(clock.observer());
        search.start(view, clock::isCancelled);
        while (!search.isDecided() && !isSettled(search, clock) && clock.spend()) {
            search.iterate(simulation, limits.depth());
        }
        if (search.isDecided() && !repeatable) {
            ended = true;
        }
    }

    /** Whether the rest of the budget cannot change which action is visited most. */
    private boolean isSettled(TreeSearch search, SearchLimits clock) {
        return stopsEarly && clock.spent() % CHECK == 0 && search.isSettled(limits.iterations() - clock.spent());
    }

    private void await(Future<?> other, Monitor monitor) {
        while (true) {
            try {
                other.get(1, TimeUnit.MILLISECONDS);
                return;
            } catch (TimeoutException stillRunning) {
                if (monitor.cancelled()) {
                    ended = true;
                }
            } catch (ExecutionException failure) {
                throw new IllegalStateException("a thread of the search failed", failure.getCause());
            } catch (InterruptedException interrupted) {
                ended = true;
                Thread.currentThread().interrupt();
                throw new IllegalStateException("the search was interrupted", interrupted);
            }
        }
    }
}
