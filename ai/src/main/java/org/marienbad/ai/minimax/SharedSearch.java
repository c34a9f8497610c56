package org.marienbad.ai.minimax;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/**
 * Several searches of the same position at the same time, a thread each, that share a transposition table: what one has
 * found out the others need not search. The result is that of the first, which is the caller's thread; the others stop with it.
 */
final class SharedSearch implements GameSearch {
    private final GameSearch first;
    private final List<GameSearch> helpers;

    SharedSearch(GameSearch first, List<GameSearch> helpers) {
        this.first = first;
        this.helpers = helpers;
    }

    /** A search by another thread. */
    private static final class Helper implements Runnable {
        private final GameSearch search;
        private final State position;
        private final Budget budget;
        private final Thread thread = new Thread(this, "minimax");
        private volatile boolean finished;
        private long iterations;
        private Throwable failure;

        Helper(GameSearch search, State position, Budget budget) {
            this.search = search;
            this.position = position.copy();
            this.budget = budget;
        }

        @Override
        public void run() {
            try {
                iterations = search.search(position, budget, () -> finished)
                        .statistics()
                        .iterations();
            } catch (RuntimeException | Error thrown) {
                failure = thrown;
            }
        }
    }

    @Override
    public SearchResult search(State position, Budget budget, Monitor monitor) {
        Budget share = share(budget);
        List<Helper> running = new ArrayList<>();
        SearchResult result;
        try {
            for (GameSearch helper : helpers) {
                Helper started = new Helper(helper, position, share);
                running.add(started);
                started.thread.setDaemon(true);
                started.thread.start();
            }
            result = first.search(position, share, monitor);
        } finally {
            running.forEach(SharedSearch::stop);
        }
        long iterations = result.statistics().iterations();
        for (Helper helper : running) {
            if (helper.failure != null) {
                throw new IllegalStateException("a thread of the search failed", helper.failure);
            }
            iterations += helper.iterations;
        }
        Decision own = result.decision();
        Decision all = new Decision(own.action(), own.lines(), iterations, own.depth(), own.nanos(), own.explanation());
        return new SearchResult(all, result.proof(), result.statistics().storedPositions());
    }

    /** Iterations are counted over all threads. */
    private Budget share(Budget budget) {
        long iterations = budget.iterations();
        int threads = helpers.size() + 1;
        return iterations == Long.MAX_VALUE
                ? budget
                : new Budget(Math.max(1, iterations / threads), budget.depth(), budget.nanos());
    }

    private static void stop(Helper helper) {
        helper.finished = true;
        boolean interrupted = false;
        while (true) {
            try {
                helper.thread.join();
                break;
            } catch (InterruptedException ignored) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
