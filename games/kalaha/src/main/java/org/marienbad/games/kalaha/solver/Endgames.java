package org.marienbad.games.kalaha.solver;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.marienbad.games.kalaha.KalahaRules;

/**
 * The values of all positions with few stones, one byte each, by {@link PositionIndex}: what the mover's store will
 * gain on the other's. Safe for use by several threads once built.
 *
 * <p>Built without passes over the table. Every sowing that brings something to a store leaves a position with fewer
 * stones; every other one stays in its row, lowers the rank of that row and passes the turn. So the positions of two
 * rows X and Y, either to move, depend only on rows of lower rank beside Y or beside X.
 */
final class Endgames {
    private final KalahaRules rules;
    private final PositionIndex index;
    private final int most;
    private final byte[] values;

    private Endgames(KalahaRules rules, PositionIndex index, int most, byte[] values) {
        this.rules = rules;
        this.index = index;
        this.most = most;
        this.values = values;
    }

    /** An empty one for positions without stones only. */
    static Endgames none(KalahaRules rules, PositionIndex index) {
        return new Endgames(rules, index, 0, new byte[1]);
    }

    /**
     * Computes the values of all positions with up to {@code most} stones.
     *
     * @throws CancellationException if {@code cancelled} says so before it is done
     */
    static Endgames build(KalahaRules rules, PositionIndex index, int most, int threads, BooleanSupplier cancelled) {
        Endgames table = new Endgames(rules, index, most, new byte[Math.toIntExact(index.upTo(most))]);
        for (int left = 1; left <= most; left++) {
            int stones = left;
            AtomicInteger next = new AtomicInteger(left / 2);
            Crew.run(
                    stones < 8 ? 1 : threads,
                    worker -> {
                        Turn turn = new Turn(rules);
                        // Splits of the stones do not depend on each other; the even ones take longest.
                        for (int own = next.getAndDecrement(); own >= 0; own = next.getAndDecrement()) {
                            table.fill(turn, own, stones - own, cancelled);
                        }
                    },
                    () -> {});
        }
        return table;
    }

    /** Those that {@link #values} gave before. */
    static Endgames of(KalahaRules rules, PositionIndex index, int most, byte[] values) {
        return new Endgames(rules, index, most, values);
    }

    /** All values by index; to be read only. */
    byte[] values() {
        return values;
    }

    /** Most stones of a position in the table. */
    int most() {
        return most;
    }

    /** The value of a position with {@code left} stones, at most {@link #most}. */
    int value(long own, long other, int left) {
        return values[(int) index.of(own, other, left)];
    }

    private void fill(Turn turn, int inOwn, int inOther, BooleanSupplier cancelled) {
        Rows rows = rows(turn, inOwn);
        Rows others = inOwn == inOther ? rows : rows(turn, inOther);
        Split forth = new Split(rows, others, inOwn, inOther);
        Split back = new Split(others, rows, inOther, inOwn);
        for (int x = 0; x < rows.words.length; x++) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            // With as many stones on both sides every unordered pair comes once, both sides to move.
            int end = inOwn == inOther ? x + 1 : others.words.length;
            for (int y = 0; y < end; y++) {
                values[forth.here + x * forth.width + y] = (byte) forth.compute(turn, x, y);
                values[back.here + y * back.width + x] = (byte) back.compute(turn, y, x);
            }
        }
    }

    /** The positions with given numbers of stones on both sides, one side to move. */
    private final class Split {
        private final Rows own;
        private final Rows other;
        private final int left;
        private final int width;
        /** Index of the first of them. */
        private final int here;
        /** Index of the first one that a sowing within the row leads to, the other side to move. */
        private final int passed;
        /** Index of the first one that a stone into the store leads to, the same side to move. */
        private final int again;

        Split(Rows own, Rows other, int inOwn, int inOther) {
            this.own = own;
            this.other = other;
            left = inOwn + inOther;
            width = other.words.length;
            here = (int) index.offset(left, inOwn);
            passed = (int) index.offset(left, inOther);
            again = inOwn == 0 ? 0 : (int) index.offset(left - 1, inOwn - 1);
        }

        int compute(Turn turn, int x, int y) {
            long mine = own.words[x];
            long theirs = other.words[y];
            if (mine == 0 || theirs == 0 && rules.endsWithEmptyRow()) {
                return rules.leftoversToOwner() ? PositionIndex.sum(mine) - PositionIndex.sum(theirs) : 0;
            }
            int best = -left;
            for (int pit = 0; pit < index.pits(); pit++) {
                int effect = own.effects[x * index.pits() + pit];
                if (effect == Rows.NONE) {
                    continue;
                }
                int rank = effect >> 2;
                int value =
                        switch (theirs == 0 ? Rows.ANY : effect & 3) {
                            case Rows.QUIET -> -values[passed + y * own.words.length + rank];
                            case Rows.AGAIN -> 1 + values[again + rank * width + y];
                            default -> sow(turn, mine, theirs, pit);
                        };
                best = Math.max(best, value);
            }
            return best;
        }

        private int sow(Turn turn, long mine, long theirs, int pit) {
            turn.sow(mine, theirs, pit);
            if (turn.over) {
                return turn.gain;
            }
            int stay = left - turn.gain;
            return turn.again
                    ? turn.gain + value(turn.own, turn.other, stay)
                    : turn.gain - value(turn.other, turn.own, stay);
        }
    }

    /**
     * All rows of some number of stones by rank, and what sowing from each pit does as far as the row alone tells: the
     * rank of the row afterwards in the upper bits, and one of the constants.
     */
    private record Rows(long[] words, int[] effects) {
        /** The pit is empty. */
        private static final int NONE = -1;
        /** It depends on the other side, or ends the game. */
        private static final int ANY = 0;
        /** The last stone stays in the row and captures nothing. */
        private static final int QUIET = 1;
        /** Only the last stone leaves the row, for the store. */
        private static final int AGAIN = 2;
    }

    private Rows rows(Turn turn, int stones) {
        long[] words = new long[index.rows(stones)];
        place(words, 0, stones, 0);
        int[] effects = new int[words.length * index.pits()];
        for (int i = 0; i < effects.length; i++) {
            effects[i] = effect(turn, words[i / index.pits()], i % index.pits());
        }
        return new Rows(words, effects);
    }

    private int effect(Turn turn, long row, int pit) {
        int stones = (int) (row >>> 8 * pit) & 0xFF;
        if (stones == 0) {
            return Rows.NONE;
        }
        int last = pit + stones;
        turn.sow(row, 0, pit);
        if (last == index.pits() && turn.own != 0) {
            return (int) index.rankOf(turn.own) << 2 | Rows.AGAIN;
        }
        if (last < index.pits() && (row >>> 8 * last & 0xFF) != 0) {
            return (int) index.rankOf(turn.own) << 2 | Rows.QUIET;
        }
        return Rows.ANY;
    }

    private void place(long[] rows, int pit, int stones, long row) {
        if (pit == index.pits() - 1) {
            long full = row | (long) stones << 8 * pit;
            rows[(int) index.rankOf(full)] = full;
        } else {
            for (int here = 0; here <= stones; here++) {
                place(rows, pit + 1, stones - here, row | (long) here << 8 * pit);
            }
        }
    }
}
