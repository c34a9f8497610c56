package org.marienbad.browser;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.player.Budget;
import org.marienbad.server.house.Delays;
import org.marienbad.server.house.ThinkingThreads;
import org.marienbad.server.serving.Rooms;

/**
 * All work of the worker, done in its turns. The tasks of rooms come first, then one thought of a player. A thought pauses now and
 * then, where the browser can suspend a program: requests are answered in turns of their own meanwhile. Elsewhere they wait for its
 * end.
 */
final class EventLoop implements Executor, Delays, ThinkingThreads {
    /** All rooms share one thread, and games in text may be slow. */
    private static final Budget LONGEST = Budget.ofMillis(10_000);

    /** A thought goes on for so long before others have their turns. */
    private static final long SLICE = Duration.ofMillis(20).toNanos();

    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final Deque<Lane.Thought> thoughts = new ArrayDeque<>();
    private boolean awaited;
    private Lane.Thought running;
    /** Whether the running thought is at work, rather than paused. */
    private boolean thinks;

    private long resumed;

    private final Timer timer;

    /** Runs tasks later, in turns of their own. */
    interface Timer {
        void later(int millis, Runnable task);

        /** Runs {@code turn} in the next turn; it may pause. */
        default void soon(Runnable turn) {
            later(0, turn);
        }

        /** Comes back after the turns of others; at once unless the program {@link #suspends}. */
        default void pause() {}

        /** Whether the program can be suspended. */
        default boolean suspends() {
            return false;
        }
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
            timer.soon(this::turn);
        }
    }

    /** The next turn, to be called by {@link Timer#soon}. */
    void turn() {
        awaited = false;
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            Rooms.guarded(task);
        }
        if (running != null) {
            return; // it is paused, and goes on in a turn of its own
        }
        running = thoughts.poll();
        if (running != null) {
            thinks = true;
            resumed = System.nanoTime();
            Rooms.guarded(running.work);
            forget();
        } else if (!tasks.isEmpty()) {
            awake();
        }
    }

    /** The running thought has ended, or the browser has ended it. */
    void forget() {
        thinks = false;
        running = null;
        if (!tasks.isEmpty() || !thoughts.isEmpty()) {
            awake();
        }
    }

    /** Whether thoughts pause. */
    boolean pauses() {
        return timer.suspends();
    }

    /** Lets others have their turns, if a thought that calls this has worked for a while. */
    void pause() {
        if (thinks && System.nanoTime() - resumed >= SLICE) {
            pauseNow();
        }
    }

    private void pauseNow() {
        thinks = false;
        timer.pause();
        thinks = true;
        resumed = System.nanoTime();
    }

    /** Lets others have their turns until {@code over}; for a thought alone, where thoughts {@link #pauses pause}. */
    void await(BooleanSupplier over) {
        while (!over.getAsBoolean()) {
            pauseNow();
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
