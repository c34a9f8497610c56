package org.marienbad.games.draughts.tables;

import java.util.Arrays;

/** Numbers to be taken out by level, the lowest first; none is added below the level that is being taken. */
final class Buckets {
    private int[][] levels = new int[64][];
    private int[] sizes = new int[64];
    private int highest = -1;

    void add(int level, int number) {
        if (level >= levels.length) {
            levels = Arrays.copyOf(levels, 2 * level);
            sizes = Arrays.copyOf(sizes, 2 * level);
        }
        if (levels[level] == null) {
            levels[level] = new int[256];
        } else if (sizes[level] == levels[level].length) {
            levels[level] = Arrays.copyOf(levels[level], 2 * sizes[level]);
        }
        levels[level][sizes[level]++] = number;
        highest = Math.max(highest, level);
    }

    /** The highest level with numbers, or −1. */
    int highest() {
        return highest;
    }

    int size(int level) {
        return sizes[level];
    }

    int number(int level, int index) {
        return levels[level][index];
    }

    void free(int level) {
        levels[level] = null;
        sizes[level] = 0;
    }
}
