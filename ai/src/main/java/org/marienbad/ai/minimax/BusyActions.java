package org.marienbad.ai.minimax;

import java.util.concurrent.atomic.AtomicLongArray;
import org.marienbad.framework.game.Seeds;

/**
 * The actions that the threads of a search, which share one transposition table, are searching now (ABDADA; Weill 1996,
 * in the simple form of Kerrigan): others put them off until the table knows what came of them. A small table without
 * locks that forgets: at worst two threads do the same work. The first thread is a matter of chance.
 */
final class BusyActions {
    /** Least depth at which threads announce the actions that they search. */
    private static final int LEAST_DEPTH = 3;

    private static final int SIZE = 1 << 15;

    private final AtomicLongArray busy = new AtomicLongArray(SIZE);

    private static long key(long hash, int action) {
        return Seeds.mix(hash + 0x9E3779B97F4A7C15L * (action + 1));
    }

    private static int place(long key) {
        return (int) key & SIZE - 1;
    }

    /** Whether another thread is searching {@code action}, so that this one should put it off. */
    boolean defers(Node node, int action) {
        if (node.depth < LEAST_DEPTH) {
            return false;
        }
        long key = key(node.hash, action);
        return busy.getOpaque(place(key)) == key;
    }

    /** The search of {@code action} begins. */
    void begins(Node node, int action) {
        if (node.depth >= LEAST_DEPTH) {
            long key = key(node.hash, action);
            busy.setOpaque(place(key), key);
        }
    }

    /** The search of {@code action} has ended. */
    void ends(Node node, int action) {
        long key = key(node.hash, action);
        if (busy.getOpaque(place(key)) == key) {
            busy.setOpaque(place(key), 0);
        }
    }
}
