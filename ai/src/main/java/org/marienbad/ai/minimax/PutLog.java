package org.marienbad.ai.minimax;

import java.util.Arrays;

/** What a thread has put into its table in one round, for the tables of the others. */
final class PutLog {
    private static final int WORDS = 4;

    private long[] words = new long[1 << 10];
    private int length;
    private long round = -1;

    /** Forgets all; from now on it is of {@code round}. */
    void begin(long round) {
        this.round = round;
        length = 0;
    }

    void add(long place, long key, long value, long rest) {
        if (length == words.length) {
            words = Arrays.copyOf(words, 2 * length);
        }
        words[length] = place;
        words[length + 1] = key;
        words[length + 2] = value;
        words[length + 3] = rest;
        length += WORDS;
    }

    /** Puts into {@code table} what it holds of {@code round}. */
    void replay(long round, TranspositionTable table) {
        for (int i = 0; i < length && round == this.round; i += WORDS) {
            table.take(words[i], words[i + 1], words[i + 2], words[i + 3]);
        }
    }
}
