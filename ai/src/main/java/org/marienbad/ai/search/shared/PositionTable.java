package org.marienbad.ai.search.shared;

import java.util.Arrays;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * Numbers positions in the order in which they are met. Their encodings are found by open addressing (linear probing) and
 * compared whole, so that no two positions can be confused.
 */
public final class PositionTable {
    /** The longest array that every Java machine can make. */
    public static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

    private static final int FREE = -1;

    private final long[] buffer;
    private final int words;
    private final int maxLength;
    private long[] keys;
    private int[] slots;
    private int size;

    /** @param words length of the encodings */
    public PositionTable(int words) {
        this(words, MAX_LENGTH);
    }

    /** @param maxLength length beyond which no array grows */
    public PositionTable(int words, int maxLength) {
        this.words = words;
        this.maxLength = maxLength;
        buffer = new long[words];
        keys = new long[(int) Math.min(maxLength, 1024L * words)];
        slots = new int[2048];
        Arrays.fill(slots, FREE);
    }

    /** Forgets all positions; keeps its memory. */
    public void clear() {
        Arrays.fill(slots, FREE);
        size = 0;
    }

    /** How many positions have a number. */
    public int size() {
        return size;
    }

    /** The number of {@code state}; −1 if it has none. */
    public int find(State state) {
        return slots[slot(state)];
    }

    /** Whether {@code count} more positions can be numbered. */
    public boolean hasRoom(int count) {
        long wanted = (long) size + count;
        return wanted * words <= maxLength && 2 * wanted <= 1 << 30;
    }

    /**
     * The number of {@code state}, which gets {@link #size} as its number if it had none.
     *
     * @throws IllegalStateException if there is no room for it
     */
    public int add(State state) {
        int slot = slot(state);
        if (slots[slot] == FREE) {
            if (!hasRoom(1)) {
                throw new IllegalStateException("no room for more than " + size + " positions");
            }
            slots[slot] = size;
            if ((size + 1L) * words > keys.length) {
                keys = Arrays.copyOf(keys, longer(keys.length, maxLength));
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

    /** Half as long again, without overflow. */
    public static int longer(int length, int most) {
        return (int) Math.min(most, (long) length + (length >> 1) + 1);
    }

    /** Makes {@code state} the position that was found or added last, without its past. */
    public void decode(State state) {
        state.decode(buffer);
    }

    /** Bytes held; the next {@link #add} may take {@link #growth} more for a while. */
    public long bytes() {
        return 8L * keys.length + 4L * slots.length;
    }

    /** Most bytes that another position may take in addition, while arrays are copied. */
    public long growth() {
        return (size + 1L) * words > keys.length || size + 1 > slots.length / 2 ? 2 * bytes() : 0;
    }

    /** The place of {@code state}, whose key is left in the buffer. */
    private int slot(State state) {
        state.encode(buffer);
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
}
