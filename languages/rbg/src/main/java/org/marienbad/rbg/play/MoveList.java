package org.marienbad.rbg.play;

import java.util.Arrays;

/**
 * Moves, or parts of moves, in the order in which they were found. Each is a list of modifiers and their vertices. The list is used again
 * and again, and allocates nothing once it has been as long as it becomes.
 */
public final class MoveList {
    private int[] steps = new int[256];
    /** The place at which each move begins, and behind the last one that of the next. */
    private int[] begins = new int[64];

    private int size;

    /** Places of moves by their hash, 1 added; 0 where there is none. Its length is a power of two, and more than twice {@link #size}. */
    private int[] table = new int[256];

    /** Whether {@link #table} has any. */
    private boolean hashed;

    public void clear() {
        if (hashed) {
            Arrays.fill(table, 0);
            hashed = false;
        }
        size = 0;
    }

    public int size() {
        return size;
    }

    /** How many modifiers a move has. */
    public int length(int move) {
        return (begins[move + 1] - begins[move]) / 2;
    }

    /** The index of a modifier in the {@link Automaton}; that of a dot, below 0, where a part of a move ends with it. */
    public int modifier(int move, int step) {
        return steps[begins[move] + 2 * step];
    }

    public int vertex(int move, int step) {
        return steps[begins[move] + 2 * step + 1];
    }

    /**
     * Adds a move, unless it is there already.
     *
     * @param path modifier and vertex alternately
     * @param length how many numbers of {@code path} are the move
     * @return whether it was added
     */
    public boolean add(int[] path, int length) {
        int slot = slot(path, length);
        if (table[slot] != 0) {
            return false;
        }
        append(path, length);
        hashed = true;
        table[slot] = size;
        if (2 * size >= table.length) {
            rehash();
        }
        return true;
    }

    /**
     * Makes room for {@code length} numbers from {@link #end} on, modifiers and vertices alternately. This is for makers that find no move twice: {@link
     * #add} and {@link #contains} do not see such moves.
     */
    public int[] room(int length) {
        int end = begins[size];
        if (end + length > steps.length) {
            steps = Arrays.copyOf(steps, Math.max(2 * steps.length, end + length));
        }
        return steps;
    }

    /** The place at which the next move begins. */
    public int end() {
        return begins[size];
    }

    /**
     * Adds the move that was written into the {@link #room}.
     *
     * @param end behind its last number
     * @return how many there are now
     */
    public int close(int end) {
        size++;
        if (size == begins.length) {
            begins = Arrays.copyOf(begins, 2 * size);
        }
        begins[size] = end;
        return size;
    }

    /** Whether a move is there. */
    public boolean contains(int[] path, int length) {
        return table[slot(path, length)] != 0;
    }

    private void append(int[] path, int length) {
        int begin = begins[size];
        if (begin + length > steps.length) {
            steps = Arrays.copyOf(steps, Math.max(2 * steps.length, begin + length));
        }
        System.arraycopy(path, 0, steps, begin, length);
        size++;
        if (size == begins.length) {
            begins = Arrays.copyOf(begins, 2 * size);
        }
        begins[size] = begin + length;
    }

    private int slot(int[] path, int length) {
        int slot = hash(path, 0, length) & table.length - 1;
        while (table[slot] != 0 && !is(table[slot] - 1, path, length)) {
            slot = slot + 1 & table.length - 1;
        }
        return slot;
    }

    private boolean is(int move, int[] path, int length) {
        return Arrays.equals(steps, begins[move], begins[move + 1], path, 0, length);
    }

    private void rehash() {
        table = new int[2 * table.length];
        for (int move = 0; move < size; move++) {
            int slot = hash(steps, begins[move], begins[move + 1]) & table.length - 1;
            while (table[slot] != 0) {
                slot = slot + 1 & table.length - 1;
            }
            table[slot] = move + 1;
        }
    }

    private static int hash(int[] numbers, int from, int to) {
        int hash = 1;
        for (int i = from; i < to; i++) {
            hash = hash * 0x9E3779B1 + numbers[i];
            hash ^= hash >>> 15;
        }
        return hash * 0x85EBCA6B >>> 7;
    }
}
