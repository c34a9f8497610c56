package org.marienbad.testkit;

import java.nio.LongBuffer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongToIntFunction;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * Check HASH_BITS: transposition tables trust 64 bits, of which a sample sees only a few. So each half is looked at
 * alone, and their difference, which tells a half that is written twice: among n positions n(n−1)/2³³ pairs should
 * collide.
 */
final class HashBits {
    private static final int MOST_POSITIONS = 20_000;
    private static final int MOST_PLIES = 60_000;
    /** Chance that a good hash is refused. */
    private static final double FALSE_ALARM = 1e-9;

    private HashBits() {}

    static int check(Sample sample) {
        Set<LongBuffer> positions = new HashSet<>();
        Map<String, LongToIntFunction> parts = Map.of(
                "the high 32 bits", hash -> (int) (hash >>> 32),
                "the low 32 bits", hash -> (int) hash,
                "both halves, exclusive or", hash -> (int) (hash ^ hash >>> 32));
        Map<String, Map<Integer, Integer>> counts = new HashMap<>();
        parts.keySet().forEach(part -> counts.put(part, new HashMap<>()));
        visit(sample, state -> {
            if (positions.add(LongBuffer.wrap(sample.subject().encode(state)))) {
                long hash = sample.withoutHistory(state).hash();
                parts.forEach((name, part) -> counts.get(name).merge(part.applyAsInt(hash), 1, Integer::sum));
            }
            return positions.size() < MOST_POSITIONS;
        });
        long pairs = (long) positions.size() * (positions.size() - 1) / 2;
        int most = most(pairs / 0x1p32);
        counts.forEach((name, seen) -> {
            long collisions = seen.values().stream()
                    .mapToLong(count -> (long) count * (count - 1) / 2)
                    .sum();
            if (collisions > most) {
                throw Violation.of(
                        "pairs among " + positions.size() + " positions whose hashes agree in " + name,
                        "at most " + most,
                        collisions);
            }
        });
        return positions.size();
    }

    /** More events than this are less likely than {@link #FALSE_ALARM} where {@code mean} are expected (Poisson). */
    private static int most(double mean) {
        double term = Math.exp(-mean);
        double above = 1 - term;
        int most = 0;
        while (above > FALSE_ALARM) {
            most++;
            term *= mean / most;
            above -= term;
        }
        return most;
    }

    @FunctionalInterface
    private interface Visitor {
        /** Whether to go on. */
        boolean visit(State state);
    }

    /** Random games from every starter, until there are enough positions. */
    private static void visit(Sample sample, Visitor visitor) {
        SplittableRandom random = Seeds.stream(sample.suite().seed(), "hash-bits", 0);
        int[] buffer = sample.subject().buffer();
        int plies = 0;
        for (int game = 0; plies < MOST_PLIES; game++) {
            State state = sample.subject().start(game % sample.subject().starters());
            while (state.actor() != State.TERMINAL && plies < MOST_PLIES) {
                if (!visitor.visit(state)) {
                    return;
                }
                int count = state.legalActions(buffer);
                state.apply(buffer[Playout.index(count, random)]);
                plies++;
            }
            plies++;
        }
    }
}
