package org.marienbad.server.threads;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.server.house.ThinkingThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The tasks of players in all rooms, done by a few threads. They do one task of a room at a time, the rooms in turn, so
 * that a room with many players keeps no other waiting. A task that takes too long keeps no thread from others: its own
 * is left to itself, and another takes its place.
 */
public final class ThoughtQueue implements ThinkingThreads, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ThoughtQueue.class);

    private final ThreadFactory threads;
    private final long hangingNanos;
    /** Rooms that have something to do and are not at it. */
    private final Deque<RoomPlace> ready = new ArrayDeque<>();

    private final Set<Worker> workers = new HashSet<>();
    private int waiting;
    private boolean closed;

    /** Without a thread, if {@code workers} is 0: somebody calls {@link #runNext}. */
    public ThoughtQueue(int workers, Duration hanging, ThreadFactory threads) {
        this.threads = threads;
        this.hangingNanos = hanging.toNanos();
        for (int i = 0; i < workers; i++) {
            hire();
        }
    }

    /** The tasks of one room, in their order. */
    private final class RoomPlace implements Place {
        private final Deque<Task> tasks = new ArrayDeque<>();
        private Task running;

        @Override
        public PlayerThread lane(Runnable hung) {
            return new Lane(this, hung);
        }

        @Override
        public boolean isIdle() {
            synchronized (ThoughtQueue.this) {
                return running == null && tasks.isEmpty();
            }
        }
    }

    /** One thing that a player is asked. */
    private static final class Task {
        private final Lane lane;
        private final Runnable work;

        Task(Lane lane, Runnable work) {
            this.lane = lane;
            this.work = work;
        }

        Lane lane() {
            return lane;
        }

        Runnable work() {
            return work;
        }
    }

    @Override
    public Place place() {
        return new RoomPlace();
    }

    @Override
    public synchronized int waiting() {
        return waiting;
    }

    @Override
    public synchronized int running() {
        return (int) workers.stream().filter(worker -> worker.task != null).count();
    }

    private synchronized void add(RoomPlace place, Task task) {
        if (task.lane().shut || closed) {
            throw new RejectedExecutionException("the player has left");
        }
        place.tasks.add(task);
        waiting++;
        if (place.running == null && place.tasks.size() == 1) {
            ready.add(place);
            notifyAll();
        }
    }

    /** The next task, whose room is at it from now on; null if there is none. */
    private Task take() {
        RoomPlace place = ready.poll();
        if (place == null) {
            return null;
        }
        waiting--;
        place.running = place.tasks.poll();
        return place.running;
    }

    private synchronized void done(Task task) {
        RoomPlace place = task.lane().place;
        if (place.running == task) { // else it was given up
            place.running = null;
            if (!place.tasks.isEmpty()) {
                ready.add(place);
            }
        }
        notifyAll();
    }

    /** Does the next task in the caller's thread; false if there is none. */
    public boolean runNext() {
        Task task;
        synchronized (this) {
            task = take();
        }
        if (task == null) {
            return false;
        }
        try {
            task.work().run();
        } finally {
            done(task);
        }
        return true;
    }

    private void hire() {
        Worker worker = new Worker();
        worker.thread = threads.newThread(worker);
        workers.add(worker);
        worker.thread.start();
    }

    /** Gives up tasks that take too long; to be called now and then. */
    void giveUpHanging() {
        List<Runnable> hung = new ArrayList<>();
        synchronized (this) {
            long now = System.nanoTime();
            for (Worker worker : List.copyOf(workers)) {
                if (worker.task != null && now - worker.since >= hangingNanos) {
                    hung.add(worker.task.lane().hung);
                    giveUp(worker);
                }
            }
        }
        hung.forEach(Runnable::run);
    }

    private void giveUp(Worker worker) {
        Task task = worker.task;
        LOG.warn("a player does not come back from what it was asked; its thread is replaced");
        workers.remove(worker);
        worker.given = true;
        worker.thread.interrupt();
        task.lane().stop();
        done(task);
        if (!closed) {
            hire();
        }
    }

    /** No task is begun any more; those being done are interrupted. */
    @Override
    public synchronized void close() {
        closed = true;
        ready.clear();
        workers.forEach(worker -> worker.thread.interrupt());
        notifyAll();
    }

    private final class Worker implements Runnable {
        private Thread thread;
        private Task task;
        private long since;
        /** Whether another thread has taken its place. */
        private boolean given;

        @Override
        public void run() {
            while (begin()) {
                try {
                    task.work().run();
                } catch (RuntimeException | Error thrown) { // the thread is needed for the next
                    LOG.warn("what a player was asked failed", thrown);
                } finally {
                    end();
                }
            }
        }

        private boolean begin() {
            synchronized (ThoughtQueue.this) {
                while (!given && !closed) {
                    Task next = take();
                    if (next != null) {
                        task = next;
                        since = System.nanoTime();
                        return true;
                    }
                    try {
                        ThoughtQueue.this.wait();
                    } catch (InterruptedException late) {
                        // meant for a task that has ended meanwhile
                    }
                }
                return false;
            }
        }

        private void end() {
            synchronized (ThoughtQueue.this) {
                Task ended = task;
                task = null;
                if (!given) {
                    Thread.interrupted(); // meant for the task that has just ended
                    done(ended);
                }
            }
        }
    }

    /** The thread of one player, as it seems to it. */
    private final class Lane implements PlayerThread {
        private final RoomPlace place;
        private final Runnable hung;
        private boolean shut;

        private Lane(RoomPlace place, Runnable hung) {
            this.place = place;
            this.hung = hung;
        }

        @Override
        public void execute(Runnable work) {
            add(place, new Task(this, work));
        }

        @Override
        public void shut() {
            synchronized (ThoughtQueue.this) {
                shut = true;
            }
        }

        /** Nothing of it waits any more. */
        private void stop() {
            shut = true;
            int before = place.tasks.size();
            place.tasks.removeIf(task -> task.lane() == this);
            waiting -= before - place.tasks.size();
            if (place.tasks.isEmpty()) {
                ready.remove(place);
            }
        }

        @Override
        public void abandon() {
            synchronized (ThoughtQueue.this) {
                stop();
                for (Worker worker : List.copyOf(workers)) {
                    if (worker.task != null && worker.task.lane() == this) {
                        giveUp(worker);
                    }
                }
            }
        }

        @Override
        public boolean isDone() {
            synchronized (ThoughtQueue.this) {
                boolean working = place.running != null && place.running.lane() == this;
                return shut && !working && place.tasks.stream().noneMatch(task -> task.lane() == this);
            }
        }
    }
}
