package org.marienbad.cluster;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.marienbad.lab.run.GameWorker;
import scala.Function1;
import scala.collection.Iterator;

/**
 * The task of an executor of Spark: it plays a chunk of games and returns their lines. A chunk that cannot be played
 * comes back as a value as well. A failure on one machine would repeat on all, and Spark plays a task that throws four
 * times.
 */
final class ChunkTask {
    private static final String REFUSED = "!";

    /** For the tournament that this executor plays. */
    private static final Prepared<GameWorker> READY = new Prepared<>();

    /** The result of a chunk: lines for the board, or why there are none. */
    record Outcome(List<String> lines, long nanos, String refusal) {
        static Outcome of(String[] result) {
            long nanos = Long.parseLong(result[0]);
            boolean refused = result.length == 2 && result[1].startsWith(REFUSED);
            return refused
                    ? new Outcome(List.of(), nanos, result[1].substring(REFUSED.length()))
                    : new Outcome(List.of(result).subList(1, result.length), nanos, null);
        }
    }

    private ChunkTask() {}

    /**
     * The function to be run by a task whose partition is one chunk. Only strings travel.
     *
     * @param plugins names of shipped files
     */
    static Function1<Iterator<long[]>, String[]> of(String plan, List<String> plugins, int threads) {
        String[] names = plugins.toArray(String[]::new);
        return (Function1<Iterator<long[]>, String[]> & Serializable)
                chunks -> play(plan, names, threads, chunks.next());
    }

    /** The nanoseconds that it took, and then what {@link Outcome} reads. */
    private static String[] play(String plan, String[] plugins, int threads, long[] numbers) {
        List<String> result = new ArrayList<>(numbers.length + 1);
        long start = System.nanoTime();
        try {
            GameWorker worker =
                    READY.get(plan, plugins, (order, found) -> new GameWorker(order, found.games(), found.players()));
            start = System.nanoTime();
            result.addAll(worker.play(numbers, threads));
        } catch (Prepared.Refusal refusal) {
            result.add(REFUSED + refusal.getMessage());
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("cancelled", cancelled);
        }
        result.add(0, String.valueOf(System.nanoTime() - start));
        return result.toArray(String[]::new);
    }
}
