package org.marienbad.games.kalaha.maxmin;

/**
 * Rows of six pits as the second thesis counts them. House 0 is next to the own store, house 5 farthest from it; house
 * i faces house 5 − i. Words as those of {@link org.marienbad.games.kalaha.KalahaState#row}.
 */
final class Houses {
    static final int COUNT = 6;

    private static final int LAST = COUNT - 1;
    private static final long ROW = 0xFFFFFFFFFFFFL;

    private Houses() {}

    static int stones(long row, int house) {
        return (int) (row >>> 8 * (LAST - house)) & 0xFF;
    }

    /** Stones in the house of {@code other} that faces {@code house}. */
    static int facing(long other, int house) {
        return (int) (other >>> 8 * house) & 0xFF;
    }

    /** The action that sows from {@code house}; the other way round as well. */
    static int pit(int house) {
        return LAST - house;
    }

    static boolean empty(long row) {
        return (row & ROW) == 0;
    }

    static int sum(long row) {
        return (int) ((row & ROW) * 0x0101010101010101L >>> 56);
    }
}
