package org.marienbad.ai.minimax;

import java.util.concurrent.atomic.AtomicLongArray;
import org.marienbad.framework.game.Seeds;

/**
 * Which actions the threads of a search are just searching. A small table without locks that forgets: at worst two threads
 * do the same work.
 */
final class BusyActions {
    private static final int SIZE = 1 << 15;

    private final AtomicLongArray busy = new AtomicLongArray(SIZE);

    private static long key(long hash, int action) {
        return Seeds.mix(hash + 0x9E3779B97F4A7C15L * (action + 1));
    }

    private static int place(long key) {
        return (int) key & SIZE - 1;
    }

    boolean contains(long hash, int action) {
        long key = key(hash, action);
        return busy.getOpaque(place(key)) == key;
    }

    void add(long hash, int action) {
        long key = key(hash, action);
        busy.setOpaque(place(key), key);
    }

    void remove(long hash, int action) {
        long key = key(hash, action);
        if (busy.getOpaque(place(key)) == key) {
            busy.setOpaque(place(key), 0);
        }
    }
}
