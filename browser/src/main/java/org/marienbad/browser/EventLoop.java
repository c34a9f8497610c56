package org.marienbad.browser;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.player.Budget;
import org.marienbad.server.house.Delays;
import org.marienbad.server.house.ThinkingThreads;
import org.marienbad.server.serving.Rooms;

/**
 * All work of the worker, done in its turns. The tasks of rooms come first, then one thought of a player. So a request that has come
 * meanwhile is answered before the next thought.
 */
final class EventLoop implements Executor, Delays, ThinkingThreads {
    /** Nothing else is answered meanwhile, and games in text may be slow. */
    private static final Budget LONGEST = Budget.ofMillis(10_000);

    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final Deque<Lane.Thought> thoughts = new ArrayDeque<>();
    private boolean awaited;
    private Lane.Thought running;

    private final Timer timer;

    /** Runs tasks later, in turns of their own. */
    interface Timer {
        void later(int millis, Runnable task);
    }

    EventLoop(Timer timer) {
        this.timer = timer;
    }

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
        awake();
    }

    @Override
    public void after(Duration wait, Runnable task) {
        timer.later((int) Math.min(Integer.MAX_VALUE, wait.toMillis()), task);
    }

    private void awake() {
        if (!awaited) {
            awaited = true;
            timer.later(0, this::turn);
        }
    }

    private void turn() {
        awaited = false;
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            Rooms.guarded(task);
        }
        running = thoughts.poll();
        if (running != null) {
            Rooms.guarded(running.work);
            running = null;
        }
        if (!tasks.isEmpty() || !thoughts.isEmpty()) {
            awake();
        }
    }

    @Override
    public Budget longest() {
        return LONGEST;
    }

    @Override
    public Place place() {
        return new RoomPlace();
    }

    @Override
    public int waiting() {
        return thoughts.size();
    }

    @Override
    public int running() {
        return running == null ? 0 : 1;
    }

    private final class RoomPlace implements Place {
        @Override
        public PlayerThread lane(Runnable hung) {
            return new Lane(this);
        }

        @Override
        public boolean isIdle() {
            return thoughts.stream().noneMatch(thought -> thought.lane.place == this)
                    && (running == null || running.lane.place != this);
        }
    }

    private final class Lane implements PlayerThread {
        private final RoomPlace place;
        private boolean shut;

        Lane(RoomPlace place) {
            this.place = place;
        }

        private record Thought(Lane lane, Runnable work) {}

        @Override
        public void execute(Runnable work) {
            if (shut) {
                throw new RejectedExecutionException("the player has left");
            }
            thoughts.add(new Thought(this, work));
            awake();
        }

        @Override
        public void shut() {
            shut = true;
        }

        @Override
        public void abandon() {
            shut = true;
            thoughts.removeIf(thought -> thought.lane == this);
        }

        @Override
        public boolean isDone() {
            return shut
                    && thoughts.stream().noneMatch(thought -> thought.lane == this)
                    && (running == null || running.lane != this);
        }
    }
}
