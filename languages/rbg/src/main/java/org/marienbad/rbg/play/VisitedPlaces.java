package org.marienbad.rbg.play;

import java.util.Arrays;

/** A set of places, each a node and a vertex in one number; it is used again and again. */
final class VisitedPlaces {
    /** Numbers, 1 added; 0 where there is none. */
    private long[] table = new long[64];

    private int size;

    void clear() {
        if (size > 0) {
            Arrays.fill(table, 0);
            size = 0;
        }
    }

    /** Whether {@code place} was not there yet. */
    boolean add(long place) {
        int slot = free(table, place + 1);
        if (table[slot] != 0) {
            return false;
        }
        table[slot] = place + 1;
        size++;
        if (2 * size > table.length) {
            long[] larger = new long[2 * table.length];
            for (long known : table) {
                if (known != 0) {
                    larger[free(larger, known)] = known;
                }
            }
            table = larger;
        }
        return true;
    }

    private static int free(long[] table, long number) {
        int slot = (int) (number * 0x9E3779B97F4A7C15L >>> 40) & table.length - 1;
        while (table[slot] != 0 && table[slot] != number) {
            slot = slot + 1 & table.length - 1;
        }
        return slot;
    }
}
