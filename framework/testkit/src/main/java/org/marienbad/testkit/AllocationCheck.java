package org.marienbad.testkit;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;

/**
 * Check ALLOCATION: playouts, copies, evaluators, features and cells allocate nothing. The first rounds may allocate (classes are
 * linked, tables built); a single round without any allocation proves that the moves themselves need none.
 */
final class AllocationCheck {
    private static final int ROUNDS = 12;
    private static final int MOST_PLIES = 500;

    private AllocationCheck() {}

    static int check(Sample sample) {
        if (!(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads)
                || !threads.isThreadAllocatedMemorySupported()) {
            throw new SkipCheck("this Java machine does not count allocated bytes");
        }
        threads.setThreadAllocatedMemoryEnabled(true);
        List<RandomGame> lines = sample.lines();
        List<int[]> plies = new ArrayList<>();
        List<State> starts = new ArrayList<>();
        List<State> middles = new ArrayList<>();
        for (RandomGame line : lines) {
            int length = Math.min(line.length(), MOST_PLIES);
            plies.add(line.plies().stream()
                    .limit(length)
                    .mapToInt(Integer::intValue)
                    .toArray());
            starts.add(line.start());
            middles.add(line.at(length / 2));
        }
        State state = sample.subject().start(0);
        int[] buffer = sample.subject().buffer();
        double[] out = new double[sample.subject().seats()];
        SplittableRandom random = new SplittableRandom(1);
        requireNone(threads, "legalActions, sensibleAction, chanceWeight, apply, hash, payoffs", () -> {
            int moves = 0;
            for (int i = 0; i < plies.size(); i++) {
                state.copyFrom(starts.get(i));
                moves += playOut(state, plies.get(i), buffer, random, out);
            }
            return moves;
        });
        requireNone(threads, "copyFrom", () -> {
            for (int i = 0; i < middles.size(); i++) {
                state.copyFrom(middles.get(i));
                state.copyFrom(starts.get(i));
            }
            return 2 * middles.size();
        });
        long[] words = new long[sample.subject().info().words() + Case.SPARE_WORDS];
        requireNone(threads, "encode, decode", () -> {
            for (int i = 0; i < middles.size(); i++) {
                middles.get(i).encode(words);
                state.decode(words);
            }
            return 2 * middles.size();
        });
        for (NamedEvaluator evaluator : sample.game().advice().evaluators()) {
            Evaluator function = evaluator.evaluator().forThread();
            requireNone(threads, "evaluator '" + evaluator.name() + "'", () -> {
                int calls = 0;
                for (int i = 0; i < middles.size(); i++) {
                    if (middles.get(i).actor() != State.TERMINAL) {
                        function.evaluate(middles.get(i), out);
                        calls++;
                    }
                }
                return calls;
            });
        }
        for (Perception.Reading reading : Perception.readings(sample.game())) {
            int[] seen = new int[reading.length()];
            requireNone(threads, reading.what(), () -> {
                for (int i = 0; i < middles.size(); i++) {
                    reading.function().read(middles.get(i), i % sample.subject().seats(), seen);
                }
                return middles.size();
            });
        }
        return plies.stream().mapToInt(line -> line.length).sum() + 1;
    }

    private static int playOut(State state, int[] plies, int[] buffer, SplittableRandom random, double[] out) {
        for (int i = 0; i < plies.length; i++) {
            int count = state.legalActions(buffer);
            if (state.actor() == State.CHANCE) {
                for (int k = 0; k < count; k++) {
                    state.chanceWeight(buffer[k]);
                }
            } else {
                state.playoutAction(buffer, random);
            }
            state.apply(plies[i]);
            state.hash();
        }
        if (state.actor() == State.TERMINAL) {
            state.payoffs(out);
        }
        return plies.length;
    }

    /** A piece of search; returns how many moves or calls it took. */
    @FunctionalInterface
    private interface Work {
        int run();
    }

    private static void requireNone(ThreadMXBean threads, String what, Work work) {
        long least = Long.MAX_VALUE;
        int calls = 0;
        long thread = Thread.currentThread().getId();
        for (int round = 0; round < ROUNDS && least > 0; round++) {
            long before = threads.getThreadAllocatedBytes(thread);
            calls = work.run();
            least = Math.min(least, threads.getThreadAllocatedBytes(thread) - before);
        }
        if (least > 0 && calls > 0) {
            throw Violation.of(
                    "bytes allocated in " + what + ", least of " + ROUNDS + " rounds",
                    0,
                    least + " in " + calls + " moves (" + least / calls + " a move)");
        }
    }
}
