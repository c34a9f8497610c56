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

    /** Most stones of a position in the table. */
    int most() {
        return most;
    }

    /** The value of a position with {@code left} stones, at most {@link #most}. */
    int value(long own, long other, int left) {
        return values[(int) index.of(own, other, left)];
    }

    private void fill(Turn turn, int inOwn, int inOther, BooleanSupplier cancelled) {
        long[] rows = rows(inOwn);
        long[] others = inOwn == inOther ? rows : rows(inOther);
        int left = inOwn + inOther;
        int forth = (int) index.offset(left, inOwn);
        int back = (int) index.offset(left, inOther);
        for (int x = 0; x < rows.length; x++) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            // With as many stones on both sides every unordered pair comes once, both sides to move.
            int end = inOwn == inOther ? x + 1 : others.length;
            for (int y = 0; y < end; y++) {
                values[forth + x * others.length + y] = (byte) compute(turn, rows[x], others[y], left);
                values[back + y * rows.length + x] = (byte) compute(turn, others[y], rows[x], left);
            }
        }
    }

    private int compute(Turn turn, long own, long other, int left) {
        if (own == 0 || other == 0 && rules.endsWithEmptyRow()) {
            return rules.leftoversToOwner() ? PositionIndex.sum(own) - PositionIndex.sum(other) : 0;
        }
        int best = -left;
        for (int pit = 0; pit < index.pits(); pit++) {
            if ((own >>> 8 * pit & 0xFF) != 0) {
                turn.sow(own, other, pit);
                int value = turn.gain;
                if (!turn.over) {
                    int stay = left - turn.gain;
                    value += turn.again ? value(turn.own, turn.other, stay) : -value(turn.other, turn.own, stay);
                }
                best = Math.max(best, value);
            }
        }
        return best;
    }

    /** All rows of {@code stones} stones by rank. */
    private long[] rows(int stones) {
        long[] rows = new long[index.rows(stones)];
        place(rows, 0, stones, 0);
        return rows;
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
