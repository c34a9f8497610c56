package org.marienbad.learn.training;

import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.learn.feature.CpuTime;

/**
 * Games played by the same weights, by several threads, and by {@link Actors} if there are any.
 *
 * @param <E> the experience of a game
 */
public final class Generation<E extends Generation.Played> {
    /** The samples of a game, in a form to be sent. */
    public interface Played {
        void write(DataOutput out) throws IOException;

        /** Replaces it by the output of {@link #write}. */
        void read(DataInput in) throws IOException;
    }

    /** Plays games against itself. For one thread. */
    @FunctionalInterface
    public interface Player<E> {
        /** Plays game number {@code number} and replaces {@code out}; false if {@code monitor} cancelled it. */
        boolean play(long number, E out, Monitor monitor);
    }

    private final Supplier<? extends Player<E>> player;
    private final Supplier<E> episode;
    private final List<Player<E>> players = new ArrayList<>();
    private final List<E> episodes = new ArrayList<>();
    private final AtomicLong nanos = new AtomicLong();
    private Optional<Actors> actors = Optional.empty();
    private Actors.Weights weights;

    /** @param player makes one for each thread, of the same weights */
    public Generation(Supplier<? extends Player<E>> player, Supplier<E> episode) {
        this.player = player;
        this.episode = episode;
    }

    /** Of the game number {@code i} of the last generation. */
    public E episode(int i) {
        return episodes.get(i);
    }

    /** CPU time of all threads. */
    public long nanos() {
        return nanos.get();
    }

    /** Lets others play, too, from now on, by what {@code current} writes. */
    public void share(Actors others, Actors.Weights current) {
        actors = Optional.of(others);
        weights = current;
    }

    /** Plays the games number {@code first} … {@code first + size - 1}; false if it was cancelled: not all are played then. */
    public boolean play(long first, int size, int threads, Monitor monitor) {
        while (episodes.size() < size) {
            episodes.add(episode.get());
        }
        if (actors.isEmpty()) {
            return each(size, threads, monitor, (own, i) -> own.play(first + i, episodes.get(i), monitor));
        }
        int parts = actors.get().parts(size);
        return playShared(new Actors.Games(first, size, (size + parts - 1) / parts), threads, monitor);
    }

    /** Plays what nobody else takes, then what others have taken and not brought by then. */
    private boolean playShared(Actors.Games games, int threads, Monitor monitor) {
        try {
            Actors.Parts parts = actors.orElseThrow().offer(games, weights);
            boolean[] done = new boolean[games.parts()];
            return each(games.parts(), threads, monitor, (own, part) -> {
                        done[part] = parts.take(part) && play(own, games, part, monitor);
                        return !monitor.cancelled();
                    })
                    && each(
                            games.parts(),
                            threads,
                            monitor,
                            (own, part) -> done[part]
                                    || read(games, part, parts.result(part, monitor))
                                    || play(own, games, part, monitor));
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private boolean play(Player<E> own, Actors.Games games, int part, Monitor monitor) {
        for (int i = 0; i < games.count(part); i++) {
            long number = games.from(part) + i;
            if (monitor.cancelled() || !own.play(number, episodes.get((int) (number - games.first())), monitor)) {
                return false;
            }
        }
        return true;
    }

    private boolean read(Actors.Games games, int part, Optional<byte[]> brought) throws IOException {
        if (brought.isEmpty()) {
            return false;
        }
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(brought.get()));
        nanos.addAndGet(in.readLong());
        for (int i = 0; i < games.count(part); i++) {
            episodes.get(part * games.part() + i).read(in);
        }
        return true;
    }

    /** Writes the first {@code size} games of the last generation, for which {@code spent} nanoseconds of CPU were spent. */
    void write(int size, long spent, DataOutput out) throws IOException {
        out.writeLong(spent);
        for (int i = 0; i < size; i++) {
            episodes.get(i).write(out);
        }
    }

    /** Something to be done by a thread's own player; false if it was cancelled. */
    @FunctionalInterface
    private interface Task<E> {
        boolean run(Player<E> own, int index) throws IOException;
    }

    /** Does tasks 0 … {@code size - 1}; false if not all are done. */
    private boolean each(int size, int threads, Monitor monitor, Task<E> task) {
        while (players.size() < threads) {
            players.add(player.get());
        }
        AtomicInteger next = new AtomicInteger();
        AtomicInteger played = new AtomicInteger();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> helpers = new ArrayList<>();
        for (int i = 1; i < Math.min(threads, size); i++) {
            Player<E> own = players.get(i);
            Thread helper =
                    DaemonThreads.start("self-play " + i, () -> work(own, task, size, monitor, next, played, failure));
            helpers.add(helper);
        }
        work(players.get(0), task, size, monitor, next, played, failure);
        join(helpers);
        if (failure.get() instanceof Actors.Unable unable) {
            throw unable;
        }
        if (failure.get() != null) {
            throw new IllegalStateException("a game of self-play failed: " + failure.get(), failure.get());
        }
        return played.get() == size;
    }

    /** Plays until no game is left. The thread of the caller throws every throwable of a game again. */
    private void work(
            Player<E> own,
            Task<E> task,
            int size,
            Monitor monitor,
            AtomicInteger next,
            AtomicInteger played,
            AtomicReference<Throwable> failure) {
        long before = CpuTime.ofThread();
        try {
            for (int i = next.getAndIncrement(); i < size && failure.get() == null; i = next.getAndIncrement()) {
                if (monitor.cancelled()) {
                    break;
                }
                if (task.run(own, i)) {
                    played.incrementAndGet();
                }
            }
        } catch (Throwable thrown) {
            failure.compareAndSet(null, thrown);
        } finally {
            nanos.addAndGet(CpuTime.ofThread() - before);
        }
    }

    /** Waits for all of them, and keeps an interrupt for the caller. */
    private static void join(List<Thread> helpers) {
        boolean interrupted = false;
        for (Thread helper : helpers) {
            for (boolean ended = false; !ended; ) {
                try {
                    helper.join();
                    ended = true;
                } catch (InterruptedException later) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
