package org.marienbad.ai.solver;

import java.util.Arrays;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * Numbers positions in the order in which they are met: open addressing (linear probing) over words that identify them.
 * Where a game gives its positions as words these are compared whole, and no two positions can be confused. Otherwise
 * the key is 128 bits, the game's hash and a hash of the text: if both are random, the chance that any two of n positions
 * are confused is below n² / 2¹²⁸.
 */
final class PositionTable {
    private static final int FREE = -1;

    private final long[] buffer = new long[State.MAX_IDENTITY];
    private final int words;
    private final boolean exact;
    private long[] keys;
    private int[] slots;
    private int size;

    /** @param sample any position of the game: it shows how positions are identified */
    PositionTable(State sample) {
        int given = sample.identity(buffer);
        exact = given > 0;
        words = exact ? given : 2;
        keys = new long[1024 * words];
        slots = new int[2048];
        Arrays.fill(slots, FREE);
    }

    /** Whether positions are told apart for certain. */
    boolean isExact() {
        return exact;
    }

    int size() {
        return size;
    }

    /** The number of {@code state}; −1 if it has none. */
    int find(State state) {
        return slots[slot(state)];
    }

    /** The number of {@code state}, which gets {@link #size} as its number if it had none. */
    int add(State state) {
        int slot = slot(state);
        if (slots[slot] == FREE) {
            slots[slot] = size;
            if ((size + 1) * words > keys.length) {
                keys = Arrays.copyOf(keys, keys.length + (keys.length >> 1));
            }
            System.arraycopy(buffer, 0, keys, size * words, words);
            size++;
            if (size > slots.length / 2) {
                rehash();
                return size - 1;
            }
        }
        return slots[slot];
    }

    /** Bytes held; the next {@link #add} may take {@link #growth} more for a while. */
    long bytes() {
        return 8L * keys.length + 4L * slots.length;
    }

    /** Most bytes that another position may take in addition, while arrays are copied. */
    long growth() {
        return (size + 1) * words > keys.length || size + 1 > slots.length / 2 ? 2 * bytes() : 0;
    }

    /** Where {@code state}, whose key is left in the buffer, is or should be. */
    private int slot(State state) {
        if (exact) {
            state.identity(buffer);
        } else {
            buffer[0] = state.hash();
            buffer[1] = hash(state.toString());
        }
        int mask = slots.length - 1;
        int slot = (int) mix(buffer, 0) & mask;
        while (slots[slot] != FREE && !isKey(slots[slot])) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private boolean isKey(int number) {
        int from = number * words;
        for (int i = 0; i < words; i++) {
            if (keys[from + i] != buffer[i]) {
                return false;
            }
        }
        return true;
    }

    private void rehash() {
        int[] larger = new int[slots.length * 2];
        Arrays.fill(larger, FREE);
        int mask = larger.length - 1;
        for (int number = 0; number < size; number++) {
            int slot = (int) mix(keys, number * words) & mask;
            while (larger[slot] != FREE) {
                slot = slot + 1 & mask;
            }
            larger[slot] = number;
        }
        slots = larger;
    }

    private long mix(long[] from, int start) {
        long hash = 0;
        for (int i = 0; i < words; i++) {
            hash = Seeds.mix(hash ^ from[start + i]) + 0x9E3779B97F4A7C15L;
        }
        return hash;
    }

    private static long hash(String text) {
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = Seeds.mix(hash ^ text.charAt(i)) + 0x9E3779B97F4A7C15L;
        }
        return hash;
    }
}
