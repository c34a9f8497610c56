package org.marienbad.testkit;

import java.util.Arrays;
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
    /** A game that brings nothing new for so many plies has been seen nearly whole. */
    private static final int MOST_KNOWN = 2000;
    /** Chance that a good hash is refused. */
    private static final double FALSE_ALARM = 1e-9;

    private HashBits() {}

    static int check(Sample sample) {
        Set<Encoding> positions = new HashSet<>();
        long[] hashes = new long[MOST_POSITIONS];
        Map<Long, Encoding> byHash = new HashMap<>();
        visit(sample, state -> {
            Encoding encoding = new Encoding(sample.subject().encode(state));
            boolean isNew = positions.add(encoding);
            if (isNew) {
                long hash = sample.withoutHistory(state).hash();
                hashes[positions.size() - 1] = hash;
                Encoding alike = byHash.putIfAbsent(hash, encoding);
                if (alike != null) {
                    State other = state.copy();
                    other.decode(alike.words);
                    throw Fingerprint.collision(other.toString(), other.actor(), state.toString(), state.actor());
                }
            }
            return positions.size() == MOST_POSITIONS ? Visit.ENOUGH : isNew ? Visit.NEW : Visit.KNOWN;
        });
        int count = positions.size();
        long pairs = (long) count * (count - 1) / 2;
        int most = most(pairs / 0x1p32);
        Map<String, LongToIntFunction> parts = Map.of(
                "the high 32 bits", hash -> (int) (hash >>> 32),
                "the low 32 bits", hash -> (int) hash,
                "both halves, exclusive or", hash -> (int) (hash ^ hash >>> 32));
        parts.forEach((name, part) -> {
            long collisions =
                    equalPairs(Arrays.stream(hashes, 0, count).mapToInt(part).toArray());
            if (collisions > most) {
                throw Violation.of(
                        "pairs among " + count + " positions whose hashes agree in " + name,
                        "at most " + most,
                        collisions);
            }
        });
        return count;
    }

    /** A position as a key. */
    private record Encoding(long[] words) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Encoding encoding && Arrays.equals(words, encoding.words);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(words);
        }
    }

    private static long equalPairs(int[] values) {
        Arrays.sort(values);
        long pairs = 0;
        int first = 0;
        for (int i = 1; i < values.length; i++) {
            first = values[i] == values[first] ? first : i;
            pairs += i - first;
        }
        return pairs;
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

    /** The bits of a position. */
    private enum Visit {
        NEW,
        KNOWN,
        ENOUGH
    }

    @FunctionalInterface
    private interface Visitor {
        Visit visit(State state);
    }

    /** Random games from every starter, until there are enough positions or hardly any new ones are left. */
    private static void visit(Sample sample, Visitor visitor) {
        SplittableRandom random = Seeds.stream(sample.suite().seed(), "hash-bits", 0);
        int[] buffer = sample.subject().buffer();
        int plies = 0;
        int known = 0;
        for (int game = 0; plies < MOST_PLIES && known < MOST_KNOWN; game++) {
            State state = sample.subject().start(game % sample.subject().starters());
            while (state.actor() != State.TERMINAL && plies < MOST_PLIES && known < MOST_KNOWN) {
                Visit brought = visitor.visit(state);
                if (brought == Visit.ENOUGH) {
                    return;
                }
                known = brought == Visit.NEW ? 0 : known + 1;
                int count = state.legalActions(buffer);
                state.apply(buffer[Playout.index(count, random)]);
                plies++;
            }
            plies++;
            known++;
        }
    }
}
