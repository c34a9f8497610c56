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
 * Several searches of the same position at the same time, a thread each, that tell each other what they find: what one has
 * found out the others need not search. The result is that of the first, which is the caller's thread; the others stop with it,
 * or at the end of the round if they work in rounds.
 */
final class SharedSearch implements GameSearch {
    private final GameSearch first;
    private final List<GameSearch> helpers;
    /** Of the searches in their order; none if they do not work in rounds. */
    private final List<RoundMember> members;
    /** How many members of a round work at the same time. */
    private final int atOnce;

    /** Searches that share a table. */
    SharedSearch(List<GameSearch> searches) {
        this(searches, List.of(), searches.size());
    }

    /** Searches that work in rounds. */
    SharedSearch(List<GameSearch> searches, List<RoundMember> members, int atOnce) {
        first = searches.get(0);
        helpers = searches.subList(1, searches.size());
        this.members = members;
        this.atOnce = atOnce;
    }

    /** A search by another thread. */
    private static final class Helper implements Runnable, Monitor {
        private final GameSearch search;
        private final State position;
        private final Budget budget;
        /** Null if there are none. */
        private final Rounds rounds;

        private final boolean wantsValue;

        private final Thread thread = new Thread(this, "minimax");
        private volatile boolean finished;
        private long iterations;
        private Throwable failure;

        Helper(GameSearch search, State position, Budget budget, Rounds rounds, boolean wantsValue) {
            this.wantsValue = wantsValue;
            this.rounds = rounds;
            this.search = search;
            this.position = position.copy();
            this.budget = budget;
        }

        @Override
        public void run() {
            if (rounds != null) {
                rounds.begin();
            }
            try {
                iterations = search.search(position, budget, this).statistics().iterations();
            } catch (RuntimeException | Error thrown) {
                failure = thrown;
            } finally {
                if (rounds != null) {
                    rounds.leave(false);
                }
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
            thread.setDaemon(true);
            thread.start();
        }

        /** Waits for its end. */
        void stop(boolean now) {
            finished |= now;
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
        Budget share = share(budget);
        Rounds rounds = members.isEmpty() ? null : new Rounds(members.size(), atOnce);
        members.forEach(member -> member.begin(rounds));
        List<Helper> running = new ArrayList<>();
        for (GameSearch helper : helpers) {
            running.add(new Helper(helper, position, share, rounds, monitor.wantsValue()));
        }
        SearchResult result;
        try {
            running.forEach(Helper::start);
            result = rounds == null
                    ? first.search(position, share, monitor)
                    : inRounds(position, share, monitor, rounds, running);
        } finally {
            running.forEach(helper -> helper.stop(rounds == null));
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

    /** Helpers end their round, so that what they know does not depend on how fast they are; unless it is cancelled. */
    private SearchResult inRounds(State position, Budget share, Monitor monitor, Rounds rounds, List<Helper> running) {
        Monitor watched = new Monitor() {
            @Override
            public boolean cancelled() {
                boolean cancelled = monitor.cancelled();
                if (cancelled) {
                    running.forEach(helper -> helper.finished = true);
                }
                return cancelled;
            }

            @Override
            public boolean wantsValue() {
                return monitor.wantsValue();
            }

            @Override
            public void progress(Decision soFar) {
                monitor.progress(soFar);
            }
        };
        rounds.begin();
        try {
            return first.search(position, share, watched);
        } finally {
            rounds.leave(true);
        }
    }
}
