package org.marienbad.ai.mcts.tree;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.Seeds;

/** Node numbers by key: open addressing with linear probing. At most half full; allocates only when it grows. */
final class KeyTable {
    /** The answer where a key is unknown. */
    static final int NONE = -1;

    private static final int FIRST_LENGTH = 1 << 11;
    /** Keys that are moved between two polls. */
    private static final int STEP = 1 << 17;

    private long[] keys = new long[FIRST_LENGTH];
    private int[] nodes = new int[FIRST_LENGTH];
    private int size;

    KeyTable() {
        clear();
    }

    /** Forgets all keys; keeps its memory. */
    void clear() {
        Arrays.fill(nodes, NONE);
        size = 0;
    }

    int size() {
        return size;
    }

    /** The node of {@code key}, or {@link #NONE}. */
    int find(long key) {
        return nodes[slot(key, keys, nodes)];
    }

    /** Adds a key that is not there yet; false, and nothing changed, if growing was cancelled. */
    boolean add(long key, int node, BooleanSupplier cancelled) {
        if (2 * (size + 1) > keys.length && !grow(cancelled)) {
            return false;
        }
        int slot = slot(key, keys, nodes);
        keys[slot] = key;
        nodes[slot] = node;
        size++;
        return true;
    }

    /** The place of {@code key}, or the free one where it belongs. Keys may be poorly mixed, so they are mixed here. */
    private static int slot(long key, long[] keys, int[] nodes) {
        int mask = keys.length - 1;
        int slot = (int) Seeds.mix(key) & mask;
        while (nodes[slot] != NONE && keys[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private boolean grow(BooleanSupplier cancelled) {
        long[] moreKeys = new long[2 * keys.length];
        int[] moreNodes = new int[2 * keys.length];
        Arrays.fill(moreNodes, NONE);
        for (int i = 0; i < keys.length; i++) {
            if ((i & STEP - 1) == STEP - 1 && cancelled.getAsBoolean()) {
                return false;
            }
            if (nodes[i] != NONE) {
                int slot = slot(keys[i], moreKeys, moreNodes);
                moreKeys[slot] = keys[i];
                moreNodes[slot] = nodes[i];
            }
        }
        keys = moreKeys;
        nodes = moreNodes;
        return true;
    }
}
