package org.marienbad.ai.minimax;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.shared.DaemonThreads;

/**
 * Several searches of the same position at the same time, a thread each, that share a table: each uses the results of
 * the others. The result is that of the first, which is the caller's thread; the others stop with it.
 */
final class SharedSearch implements GameSearch {
    private final GameSearch first;
    private final List<GameSearch> helpers;
    private final Budget limits;

    /** @param limits of all threads together, which hold beside those of the caller */
    SharedSearch(List<GameSearch> searches, Budget limits) {
        this.limits = limits;
        first = searches.get(0);
        helpers = searches.subList(1, searches.size());
    }

    /** A search by another thread. */
    private static final class Helper implements Runnable, Monitor {
        private final GameSearch search;
        private final State position;
        private final Budget budget;
        private final boolean wantsValue;
        private final Thread thread = DaemonThreads.named("minimax").newThread(this);
        private volatile boolean finished;
        private long iterations;
        private Throwable failure;

        Helper(GameSearch search, State position, Budget budget, boolean wantsValue) {
            this.wantsValue = wantsValue;
            this.search = search;
            this.position = position.copy();
            this.budget = budget;
        }

        @Override
        public void run() {
            try {
                iterations = search.search(position, budget, this).statistics().iterations();
            } catch (RuntimeException | Error thrown) {
                failure = thrown;
            }
        }

        @Override
        public boolean cancelled() {
            return finished;
        }

        @Override
        public boolean wantsValue() {
            return wantsValue;
        }

        void start() {
            thread.start();
        }

        /** Ends it, and waits for its end. */
        void stop() {
            finished = true;
            boolean interrupted = false;
            while (true) {
                try {
                    thread.join();
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

    @Override
    public SearchResult search(State position, Budget budget, Monitor monitor) {
        Budget whole = budget.and(limits);
        if (monitor.observer() != null) {
            return first.search(position, whole, monitor);
        }
        // Each thread takes one iteration at least.
        List<GameSearch> awake = helpers.subList(0, (int) Math.min(helpers.size(), whole.iterations() - 1));
        Budget share = whole.share(awake.size() + 1);
        List<Helper> running = new ArrayList<>();
        for (GameSearch helper : awake) {
            running.add(new Helper(helper, position, share, monitor.wantsValue()));
        }
        SearchResult result;
        try {
            running.forEach(Helper::start);
            result = first.search(position, share, monitor);
        } finally {
            running.forEach(Helper::stop);
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
}
