package org.marienbad.games.kalaha.theses;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.lab.replication.Replication;

/** Many games of many pairs, in many threads. The same seed gives the same counts, whatever the number of threads. */
final class StrategyExperiment {
    private static final int CHUNK = 20_000;

    private final KalahaGame game;
    private final int games;
    private final long seed;

    /** @param games of each pair */
    StrategyExperiment(KalahaGame game, int games, long seed) {
        this.game = game;
        this.games = games;
        this.seed = seed;
    }

    /**
     * Plays all games.
     *
     * @param progress called after every few thousand games, in any thread
     * @throws CancellationException if it was cancelled
     */
    Map<Pair, PairTally> play(List<Pair> pairs, int threads, Replication.Progress progress) {
        Map<Pair, PairTally> tallies = new LinkedHashMap<>();
        pairs.forEach(pair -> tallies.put(pair, new PairTally()));
        long chunks = (games + CHUNK - 1L) / CHUNK;
        AtomicLong next = new AtomicLong();
        Runnable worker = () -> {
            for (long i = next.getAndIncrement(); i < chunks * pairs.size(); i = next.getAndIncrement()) {
                Pair pair = pairs.get((int) (i / chunks));
                progress.played(play(pair, i % chunks, tallies.get(pair)));
                if (progress.cancelled()) {
                    return;
                }
            }
        };
        run(worker, threads);
        if (progress.cancelled()) {
            throw new CancellationException();
        }
        return tallies;
    }

    private int play(Pair pair, long chunk, PairTally total) {
        int size = (int) Math.min(CHUNK, games - chunk * CHUNK);
        PairTally part = new PairTally();
        new StrategyGames(game, pair, seed, chunk).play(size, part);
        total.add(part);
        return size;
    }

    private static void run(Runnable worker, int threads) {
        ExecutorService workers = Executors.newFixedThreadPool(threads, DaemonThreads.named("strategies"));
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(workers.submit(worker));
            }
            for (Future<?> done : running) {
                done.get();
            }
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the experiment was interrupted", interrupted);
        } finally {
            workers.shutdownNow();
        }
    }
}
