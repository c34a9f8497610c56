package org.marienbad.games.dotsandboxes.solver;

import org.marienbad.framework.game.Seeds;

/** A transposition table: by the lines drawn, bounds of the margin of the boxes left, and the best line known. */
final class MarginTable {
    /** Bytes of an entry: both words of lines and the packed bounds. */
    static final int BYTES = 20;

    static final int NONE = -1;
    /** More than any margin. */
    private static final int OFFSET = 64;

    private final long[] horizontals;
    private final long[] verticals;
    /** Low and high plus {@link #OFFSET}, seven bits each, the best line in seven, and the number of lines left. */
    private final int[] facts;

    private final int mask;

    /** A table of {@code 2^bits} entries. */
    MarginTable(int bits) {
        horizontals = new long[1 << bits];
        verticals = new long[1 << bits];
        facts = new int[1 << bits];
        mask = (1 << bits) - 1;
    }

    /** The bits of the largest table of at most {@code most} bytes, but no more than {@code bits}. */
    static int bits(long most, int bits) {
        int fitting = bits;
        while (fitting > 8 && ((long) BYTES << fitting) > most) {
            fitting--;
        }
        return fitting;
    }

    long bytes() {
        return (long) BYTES * facts.length;
    }

    /** Two neighbors may hold a position: the first keeps what took longer to find out. */
    private int first(long horizontal, long vertical) {
        return (int) Seeds.mix(horizontal + Seeds.mix(vertical + 1)) & mask & ~1;
    }

    private boolean holds(int place, long horizontal, long vertical) {
        return horizontals[place] == horizontal && verticals[place] == vertical && facts[place] != 0;
    }

    /** The place of the position, or {@link #NONE} if nothing is known of it. */
    int find(long horizontal, long vertical) {
        int place = first(horizontal, vertical);
        return holds(place, horizontal, vertical) ? place : holds(place + 1, horizontal, vertical) ? place + 1 : NONE;
    }

    int low(int place) {
        return (facts[place] & 0x7f) - OFFSET;
    }

    int high(int place) {
        return (facts[place] >>> 7 & 0x7f) - OFFSET;
    }

    /** The best line known. */
    int line(int place) {
        return facts[place] >>> 14 & 0x7f;
    }

    void put(long horizontal, long vertical, int low, int high, int line, int linesLeft) {
        int place = first(horizontal, vertical);
        boolean same = holds(place, horizontal, vertical);
        if (!same && (holds(place + 1, horizontal, vertical) || linesLeft < facts[place] >>> 21)) {
            place++;
        }
        horizontals[place] = horizontal;
        verticals[place] = vertical;
        facts[place] = low + OFFSET | high + OFFSET << 7 | line << 14 | linesLeft << 21;
    }
}
