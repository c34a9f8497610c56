package org.marienbad.ai.mcts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/**
 * One decision by one or several independent searches, each with its share of the iterations and, but for the first,
 * a thread of its own. No search waits for or looks at another, so that the result depends on their number but not on
 * the threads' progress, unless time or the monitor ends them.
 */
final class RootParallelSearch {
    private final List<TreeSearch> searches;
    private final List<Simulation> descents;
    private final Budget limits;
    private final Comparator<RootCandidate> order;
    private final boolean repeatable;
    private volatile boolean ended;

    /** @param descents one for each of {@code searches} */
    RootParallelSearch(
            List<TreeSearch> searches,
            List<Simulation> descents,
            Budget limits,
            Comparator<RootCandidate> order,
            boolean repeatable) {
        this.searches = searches;
        this.descents = descents;
        this.limits = limits;
        this.order = order;
        this.repeatable = repeatable;
    }

    Decision search(State view, Monitor monitor) {
        List<SearchLimits> clocks = new ArrayList<>();
        List<Future<?>> others = new ArrayList<>();
        for (int i = 1; i < searches.size(); i++) {
            int index = i;
            SearchLimits clock = new SearchLimits(share(i), () -> ended, () -> null);
            State copy = view.copy();
            clocks.add(clock);
            others.add(Workers.submit(() -> run(index, copy, clock)));
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
            // The trees may be searched again: whatever goes wrong here, nobody else is to be at work on them.
            others.forEach(Workers::join);
        }
        long spent = clocks.stream().mapToLong(SearchLimits::spent).sum();
        return FinalChoice.decide(searches, order, spent, first.clock.nanos());
    }

    /** The monitor of the first search, which alone speaks with the caller. */
    private final class First implements Monitor {
        private final Monitor caller;
        private final SearchLimits clock;

        First(Monitor caller) {
            this.caller = caller;
            clock = new SearchLimits(share(0), this, this::soFar);
        }

        private Decision soFar() {
            return FinalChoice.decide(searches.subList(0, 1), order, clock.spent(), clock.nanos());
        }

        @Override
        public boolean cancelled() {
            // Not |=, which would forget what another search sets while the caller is asked.
            if (caller.cancelled()) {
                ended = true;
            }
            return ended;
        }

        @Override
        public void progress(Decision soFar) {
            caller.progress(soFar);
        }
    }

    private Budget share(int index) {
        int parts = searches.size();
        long iterations = limits.iterations() / parts + (index < limits.iterations() % parts ? 1 : 0);
        return new Budget(iterations, limits.depth(), limits.nanos());
    }

    private void run(int index, State view, SearchLimits clock) {
        TreeSearch search = searches.get(index);
        Simulation descent = descents.get(index);
        search.start(view, clock::isCancelled);
        while (!search.isDecided() && clock.spend()) {
            search.iterate(descent, limits.depth());
        }
        if (search.isDecided() && !repeatable) {
            ended = true;
        }
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
