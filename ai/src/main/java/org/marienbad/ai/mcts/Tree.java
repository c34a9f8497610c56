package org.marienbad.ai.mcts;

import java.util.Arrays;

/**
 * A search tree on flat arrays: a node is an index, its children are contiguous, 24 bytes a node and no objects. A
 * node keeps payoffs only of the seat whose action leads to it, for only that seat ever compares it with its
 * siblings. Grows by doubling up to a cap; keeps its memory when cleared.
 */
final class Tree {
    static final int ROOT = 0;
    static final int BYTES_PER_NODE = 24;

    private static final int FIRST_CAPACITY = 1 << 12;

    private final int cap;
    private int size;
    int[] visits;
    double[] sums;
    int[] actions;
    int[] firstChildren;
    /** 0: not expanded. */
    int[] childCounts;

    /** @param cap most nodes it may have, at least the root */
    Tree(int cap) {
        this.cap = cap;
        resize(Math.min(cap, FIRST_CAPACITY));
        clear();
    }

    /** Leaves nothing but a new root. */
    void clear() {
        size = 1;
        reset(ROOT, 0);
    }

    /** Gives {@code node} a new child for each of the first {@code count} of {@code codes}; false if it is full. */
    boolean expand(int node, int[] codes, int count) {
        if (count > capacity() - size && !grow(count)) {
            return false;
        }
        int first = size;
        size += count;
        for (int i = 0; i < count; i++) {
            reset(first + i, codes[i]);
        }
        firstChildren[node] = first;
        childCounts[node] = count;
        return true;
    }

    int size() {
        return size;
    }

    int capacity() {
        return visits.length;
    }

    private boolean grow(int count) {
        if (count > cap - size) {
            return false;
        }
        resize((int) Math.min(cap, Math.max(2L * capacity(), (long) size + count)));
        return true;
    }

    private void resize(int capacity) {
        visits = visits == null ? new int[capacity] : Arrays.copyOf(visits, capacity);
        sums = sums == null ? new double[capacity] : Arrays.copyOf(sums, capacity);
        actions = actions == null ? new int[capacity] : Arrays.copyOf(actions, capacity);
        firstChildren = firstChildren == null ? new int[capacity] : Arrays.copyOf(firstChildren, capacity);
        childCounts = childCounts == null ? new int[capacity] : Arrays.copyOf(childCounts, capacity);
    }

    private void reset(int node, int action) {
        visits[node] = 0;
        sums[node] = 0;
        actions[node] = action;
        childCounts[node] = 0;
    }
}
