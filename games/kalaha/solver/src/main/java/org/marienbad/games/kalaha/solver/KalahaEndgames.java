package org.marienbad.games.kalaha.solver;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;
import org.marienbad.games.kalaha.KalahaRules;

/**
 * The values of all positions with few stones: what the mover's store will gain on the other's. A table for each number
 * of stones in all and in the mover's row, a byte for a position. The order is the rank of the mover's row, then of the
 * other ([PositionIndex]). Safe for use by several threads once built.
 */
final class KalahaEndgames {
    /** The byte that says 0, so that none is negative. */
    static final int ZERO = 64;

    private static final int SUMS = PositionIndex.SUMS;

    private final PositionIndex index;
    private final int most;
    private final byte[][] splits;

    private KalahaEndgames(PositionIndex index, int most, byte[][] known) {
        if (most >= ZERO) {
            throw new IllegalArgumentException("endgames of " + most + " stones; the most are " + (ZERO - 1));
        }
        this.index = index;
        this.most = most;
        splits = Arrays.copyOf(known, (most + 1) * SUMS);
        for (int left = known.length / SUMS; left <= most; left++) {
            for (int own = 0; own <= left; own++) {
                splits[left * SUMS + own] = new byte[Math.multiplyExact(index.rows(own), index.rows(left - own))];
            }
        }
    }

    /** One whose {@link #tables} are still to be filled. */
    static KalahaEndgames blank(PositionIndex index, int most) {
        return new KalahaEndgames(index, most, new byte[0][]);
    }

    /** One for positions without stones only. */
    static KalahaEndgames none(PositionIndex index) {
        KalahaEndgames none = blank(index, 0);
        none.splits[0][0] = ZERO;
        return none;
    }

    /** The values of all positions with up to {@code most} stones; see {@link #grown}. */
    static KalahaEndgames build(
            KalahaRules rules, PositionIndex index, int most, int threads, BooleanSupplier cancelled) {
        return none(index).grown(rules, most, threads, cancelled, part -> {});
    }

    /**
     * These, and the values of all positions with more stones up to {@code most}, which is less than {@link #ZERO}.
     *
     * @param progress told now and then how much is done, 0 to 1
     * @throws CancellationException if {@code cancelled} says so before they are computed
     */
    KalahaEndgames grown(KalahaRules rules, int most, int threads, BooleanSupplier cancelled, DoubleConsumer progress) {
        KalahaEndgames endgames = new KalahaEndgames(index, most, splits);
        EndgameRows[] rows = new EndgameRows[most + 1];
        Arrays.setAll(rows, stones -> new EndgameRows(index, stones));
        EndgameBuilder[] builders = new EndgameBuilder[threads];
        Arrays.setAll(builders, worker -> new EndgameBuilder(rules, index, endgames, rows, cancelled));
        for (int left = this.most + 1; left <= most; left++) {
            int stones = left;
            double part = (double) index.upTo(left - 1) / index.upTo(most);
            progress.accept(part);
            AtomicInteger next = new AtomicInteger(left / 2);
            SolverThreads.run(
                    stones < 8 ? 1 : threads,
                    worker -> {
                        // Splits of the stones do not depend on each other; the even ones take longest.
                        for (int own = next.getAndDecrement(); own >= 0; own = next.getAndDecrement()) {
                            builders[worker].fill(own, stones - own);
                        }
                    },
                    () -> progress.accept(part));
        }
        return endgames;
    }

    /** Memory that computing those of up to {@code most} stones takes beside the tables. */
    static long workspace(PositionIndex index, int most, int threads) {
        long rows = 0;
        for (int stones = 0; stones <= most; stones++) {
            rows += index.rows(stones);
        }
        return threads * largest(index, most) + rows * EndgameRows.bytes(index.pits());
    }

    /** The number of positions in the largest table; stones lie in the most ways if each side has half of them. */
    static long largest(PositionIndex index, int most) {
        return (long) index.rows(most / 2) * index.rows(most - most / 2);
    }

    /** All tables, in the order of the index. */
    List<byte[]> tables() {
        return Stream.of(splits).filter(Objects::nonNull).toList();
    }

    /** The table of the positions with a given number of stones in all and in the mover's row. */
    byte[] split(int left, int own) {
        return splits[left * SUMS + own];
    }

    /** Most stones of a position in the table. */
    int most() {
        return most;
    }

    /** The value of a position with {@code left} stones, at most {@link #most}. */
    int value(long own, long other, int left) {
        return index.value(splits, own, other, left) - ZERO;
    }
}
