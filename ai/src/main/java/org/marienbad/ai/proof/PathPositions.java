package org.marienbad.ai.proof;

import java.util.Arrays;

/**
 * The positions on the path from the root, by key. It uses open addressing, and as only the position added last is
 * removed, no slot has to be marked. Allocates only to grow.
 */
final class PathPositions {
    /** A mark of empty slots: keys may be any number. */
    private static final int NOWHERE = -1;

    private long[] keys = new long[64];
    /** By slot the ply of the position, or {@link #NOWHERE}. */
    private int[] plies = new int[64];

    private int size;

    PathPositions() {
        Arrays.fill(plies, NOWHERE);
    }

    void clear() {
        Arrays.fill(plies, NOWHERE);
        size = 0;
    }

    /** The ply at which the position of {@code key} is on the path; −1 if it is not. */
    int ply(long key) {
        return plies[slot(key)];
    }

    /** Adds the position at the end of the path, which must not be there. */
    void add(long key) {
        if (2 * size >= keys.length) {
            grow();
        }
        int slot = slot(key);
        keys[slot] = key;
        plies[slot] = size++;
    }

    /** Removes the position added last. */
    void removeLast(long key) {
        plies[slot(key)] = NOWHERE;
        size--;
    }

    private int slot(long key) {
        int slot = (int) key & keys.length - 1;
        while (plies[slot] != NOWHERE && keys[slot] != key) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    /** In the order of their plies, so that removal stays simple. */
    private void grow() {
        long[] inOrder = new long[size];
        for (int slot = 0; slot < keys.length; slot++) {
            if (plies[slot] != NOWHERE) {
                inOrder[plies[slot]] = keys[slot];
            }
        }
        keys = new long[2 * keys.length];
        plies = new int[keys.length];
        clear();
        for (long key : inOrder) {
            add(key);
        }
    }
}
