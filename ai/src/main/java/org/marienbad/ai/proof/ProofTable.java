package org.marienbad.ai.proof;

import java.util.Arrays;

/**
 * Entries of positions met before, in one array of fixed size. Positions are told apart by digests of their whole
 * encoding, never by the game's hash. The key of an entry is a bijection of an encoding of one word. A bucket holds
 * four entries. The one that took the fewest nodes gives way, first one of another question (Nagai 1999: small subtrees
 * are found again soonest).
 */
final class ProofTable {
    /** Questions that the entries can tell apart. */
    static final int MOST_QUESTIONS = 1 << 14;

    /** Key, value, and the rest packed: status, question, plies, work. */
    private static final int WORDS = 3;

    private static final int ENTRIES = 4;
    private static final int BUCKET = ENTRIES * WORDS;
    static final int BYTES_PER_ENTRY = WORDS * Long.BYTES;
    static final int LEAST_BYTES = BUCKET * Long.BYTES;

    /** Neither proven nor disproven: the value is the two numbers. */
    static final int OPEN = 1;

    static final int PROVEN = 2;
    static final int DISPROVEN = 3;
    /** Disproven at the end of one path, as a repetition of positions on it was relied upon. */
    static final int DISPROVEN_ON_PATH = 4;

    private static final int STATUS_MASK = 7;
    private static final int QUESTION_SHIFT = 3;
    private static final int PLIES_SHIFT = 17;
    private static final int MOST_PLIES = (1 << 15) - 1;
    private static final int WORK_SHIFT = 32;

    private final long[] words;
    private final long buckets;
    private long size;

    /** A table of {@code bytes}, at least one bucket. */
    ProofTable(long bytes) {
        long most = Math.min(bytes, (Integer.MAX_VALUE - 8L) * Long.BYTES);
        buckets = Math.max(1, most / LEAST_BYTES);
        words = new long[(int) (buckets * BUCKET)];
    }

    /** The entry of a position. */
    static final class Entry {
        int status;
        /** The numbers of an open position. */
        int proof;

        int disproof;
        /** The least value of the prover (proven) or the greatest (disproven). */
        double bound;
        /** Proven: plies to the end at most. Disproven on a path: the ply that it relies upon. */
        int plies;
        /** Nodes spent on it. */
        long work;
    }

    void clear() {
        Arrays.fill(words, 0);
        size = 0;
    }

    /** Entries in use. */
    long size() {
        return size;
    }

    long bytes() {
        return (long) words.length * Long.BYTES;
    }

    private int bucket(long index) {
        return (int) Math.multiplyHigh(index >>> 1, buckets << 1) * BUCKET;
    }

    /** Whether something but {@link #DISPROVEN_ON_PATH} is known of the position. */
    boolean find(long key, long index, int question, Entry found) {
        return read(place(key, bucket(index), question, false), found);
    }

    /** Whether it is known to be disproven on the path whose code {@code key} is combined with. */
    boolean findOnPath(long key, long index, int question, Entry found) {
        return read(place(key, bucket(index), question, true), found);
    }

    private int place(long key, int bucket, int question, boolean onPath) {
        for (int place = bucket; place < bucket + BUCKET; place += WORDS) {
            if (words[place] == key && isOf(words[place + 2], question, onPath)) {
                return place;
            }
        }
        return -1;
    }

    private static boolean isOf(long rest, int question, boolean onPath) {
        int status = (int) rest & STATUS_MASK;
        return status != 0 && question(rest) == question && (status == DISPROVEN_ON_PATH) == onPath;
    }

    private static int question(long rest) {
        return (int) rest >>> QUESTION_SHIFT & MOST_QUESTIONS - 1;
    }

    private boolean read(int place, Entry found) {
        if (place < 0) {
            return false;
        }
        long value = words[place + 1];
        long rest = words[place + 2];
        found.status = (int) rest & STATUS_MASK;
        if (found.status == OPEN) {
            found.proof = (int) (value >>> Integer.SIZE);
            found.disproof = (int) value;
        } else {
            found.bound = Double.longBitsToDouble(value);
        }
        found.plies = (int) rest >>> PLIES_SHIFT & MOST_PLIES;
        found.work = rest >>> WORK_SHIFT;
        return true;
    }

    /** Stores the entry {@code known} of a position; more than {@link #MOST_PLIES} plies are cut to them. */
    void put(long key, long index, int question, Entry known) {
        int bucket = bucket(index);
        int place = place(key, bucket, question, known.status == DISPROVEN_ON_PATH);
        if (place < 0) {
            place = victim(bucket, question);
        }
        size += words[place + 2] == 0 ? 1 : 0;
        words[place] = key;
        words[place + 1] = known.status == OPEN
                ? (long) known.proof << Integer.SIZE | known.disproof
                : Double.doubleToRawLongBits(known.bound);
        words[place + 2] = known.status
                | (long) question << QUESTION_SHIFT
                | (long) Math.min(known.plies, MOST_PLIES) << PLIES_SHIFT
                | Math.min(known.work, Integer.MAX_VALUE) << WORK_SHIFT;
    }

    /** An entry that is empty, else one of another question, else the one that took the fewest nodes. */
    private int victim(int bucket, int question) {
        int victim = bucket;
        long least = Long.MAX_VALUE;
        for (int place = bucket; place < bucket + BUCKET; place += WORDS) {
            long rest = words[place + 2];
            if (rest == 0) {
                return place;
            }
            long worth = (rest >>> WORK_SHIFT) + (question(rest) == question ? 1L << WORK_SHIFT : 0);
            if (worth < least) {
                least = worth;
                victim = place;
            }
        }
        return victim;
    }
}
