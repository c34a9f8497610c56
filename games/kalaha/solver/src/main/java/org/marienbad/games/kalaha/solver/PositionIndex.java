package org.marienbad.games.kalaha.solver;

/**
 * Numbers the distributions of stones over two rows of pits without gaps. The order is that of the stones in both rows,
 * then of those in the mover's. It is a combinatorial number system (Lehmer 1964) for each row. A row is a word, pit i
 * in byte i, nothing above the last pit. Immutable.
 */
final class PositionIndex {
    /** Multiplied by this, a row becomes its prefix sums, the whole sum in the highest byte. */
    private static final long PREFIX_SUMS = 0x0101010101010101L;

    /** Numbers of stones there may be, from 0 on. */
    static final int SUMS = 128;

    private static final int STEPS = 6;

    private final long[] steps = new long[STEPS * SUMS];
    private final long[] rows = new long[SUMS];
    private final long[] offsets;
    private final long[] upTo;
    private final int pits;
    private final int stones;

    /**
     * @param pits pits in a row, 1 to 7
     * @param stones most stones in both rows, up to 127
     */
    PositionIndex(int pits, int stones) {
        this.pits = pits;
        this.stones = stones;
        long[][] choose = choose(stones + 2 * pits);
        for (int i = 0; i < pits - 1; i++) {
            for (int sum = 0; sum <= stones; sum++) {
                steps[i * SUMS + sum] = choose[sum + i][i + 1];
            }
        }
        for (int sum = 0; sum <= stones; sum++) {
            rows[sum] = choose[sum + pits - 1][pits - 1];
        }
        offsets = new long[(stones + 1) * SUMS];
        upTo = new long[stones + 1];
        long offset = 0;
        for (int left = 0; left <= stones; left++) {
            for (int own = 0; own <= left; own++) {
                offsets[left * SUMS + own] = offset;
                offset += rows[own] * rows[left - own];
            }
            upTo[left] = offset;
        }
    }

    /** Pascal's triangle as far as the columns are needed; those never overflow. */
    private static long[][] choose(int most) {
        long[][] choose = new long[most + 1][];
        for (int n = 0; n <= most; n++) {
            choose[n] = new long[Math.max(n, 8) + 1];
            choose[n][0] = 1;
            for (int k = 1; k <= Math.min(n, 8); k++) {
                choose[n][k] = choose[n - 1][k - 1] + (k < n ? choose[n - 1][k] : 0);
            }
        }
        return choose;
    }

    int pits() {
        return pits;
    }

    /** Most stones in both rows. */
    int stones() {
        return stones;
    }

    static int sum(long row) {
        return (int) (row * PREFIX_SUMS >>> 56);
    }

    /** Number of positions with at most {@code stones} stones; their indices are those below it. */
    long upTo(int stones) {
        return upTo[stones];
    }

    /** Number of ways in which {@code stones} stones lie in one row. */
    int rows(int stones) {
        return (int) rows[stones];
    }

    /** Index of a position with {@code left} stones. */
    long of(long own, long other, int left) {
        long sums = own * PREFIX_SUMS;
        int inOwn = (int) (sums >>> 56);
        return offsets[left * SUMS + inOwn] + place(sums, other, left - inOwn);
    }

    /** The byte of a position with {@code left} stones in {@link KalahaEndgames}. */
    byte value(byte[][] splits, long own, long other, int left) {
        long sums = own * PREFIX_SUMS;
        int inOwn = (int) (sums >>> 56);
        return splits[left * SUMS + inOwn][(int) place(sums, other, left - inOwn)];
    }

    /** Place of a position among those with as many stones on either side, by the prefix sums of the mover's row. */
    private long place(long sums, long other, int inOther) {
        return rank(sums) * rows[inOther] + rank(other * PREFIX_SUMS);
    }

    /** Place of a row among those with as many stones. Moving a stone towards the last pit lowers it. */
    long rankOf(long row) {
        return rank(row * PREFIX_SUMS);
    }

    private long rank(long sums) {
        // The last pit follows from the sum; rows shorter than seven pits find zeros in the steps they lack.
        return steps[(int) sums & 0xFF]
                + steps[SUMS + ((int) (sums >>> 8) & 0xFF)]
                + steps[2 * SUMS + ((int) (sums >>> 16) & 0xFF)]
                + steps[3 * SUMS + ((int) (sums >>> 24) & 0xFF)]
                + steps[4 * SUMS + ((int) (sums >>> 32) & 0xFF)]
                + steps[5 * SUMS + ((int) (sums >>> 40) & 0xFF)];
    }
}
