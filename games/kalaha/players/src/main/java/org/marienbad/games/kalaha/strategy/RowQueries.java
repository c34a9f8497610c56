package org.marienbad.games.kalaha.strategy;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Playout;

/**
 * The strategies' questions about two rows of six pits. Pit i is in byte i, pit 5 next to the store, pit i facing 5 −
 * i.
 */
public final class RowQueries {
    static final int LAST = 5;

    private static final int NONE = -1;
    private static final long FILL = 0x7F7F7F7F7F7FL;
    private static final long TOPS = 0x808080808080L;
    /** In each byte the distance of its pit from the store. */
    private static final long DISTANCES = 0x010203040506L;

    private RowQueries() {}

    static int stones(long row, int pit) {
        return (int) (row >>> 8 * pit) & 0xFF;
    }

    /** Stones in the pit of {@code other} that faces {@code pit}. */
    static int facing(long other, int pit) {
        return stones(other, LAST - pit);
    }

    /** The pit nearest to the store whose stones just reach it, or −1. */
    static int kalah(long own) {
        long differences = own ^ DISTANCES;
        long equal = ~(differences + FILL) & TOPS;
        return equal == 0 ? NONE : 63 - Long.numberOfLeadingZeros(equal) >> 3;
    }

    /**
     * The source nearest to the store whose last stone falls into an empty own pit that faces at least {@code least}
     * stones. Laps do not count; −1 means none.
     */
    static int capture(long own, long other, int least) {
        for (int pit = LAST - 1; pit >= 0; pit--) {
            if (captures(own, other, pit, least)) {
                return pit;
            }
        }
        return NONE;
    }

    /** The same, the farthest source. */
    static int farthestCapture(long own, long other, int least) {
        for (int pit = 0; pit < LAST; pit++) {
            if (captures(own, other, pit, least)) {
                return pit;
            }
        }
        return NONE;
    }

    private static boolean captures(long own, long other, int pit, int least) {
        int stones = stones(own, pit);
        int target = pit + stones;
        return stones > 0 && target <= LAST && stones(own, target) == 0 && facing(other, target) >= least;
    }

    /** Whether the last stone of some pit before {@code target} falls into it, laps not counted. */
    static boolean reached(long row, int target) {
        for (int pit = 0; pit < target; pit++) {
            if (stones(row, pit) == target - pit) {
                return true;
            }
        }
        return false;
    }

    /** Whether the last stone of some pit after {@code target} falls into it, once around the board. */
    static boolean reachedAround(long row, int target) {
        for (int pit = target + 1; pit <= LAST; pit++) {
            if (stones(row, pit) == 2 * LAST + 3 - (pit - target)) {
                return true;
            }
        }
        return false;
    }

    /** A non-empty pit of a row that is not empty, each with the same chance. */
    public static int any(long own, SplittableRandom random) {
        long left = own + FILL & TOPS;
        for (int skipped = Playout.index(Long.bitCount(left), random); skipped > 0; skipped--) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left) >> 3;
    }
}
