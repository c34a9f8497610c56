package org.marienbad.games.minuteempire;

/** The cards that can be taken, by kind, from the left. There is no gap between them. */
final class CardRow {
    /** No card. */
    static final int EMPTY = -1;

    private static final int BITS = 8;
    private static final long MASK = (1L << BITS) - 1;

    /** Kinds, {@value #BITS} bits each, plus one; 0 is an empty place. */
    private long kinds;

    void copyFrom(CardRow other) {
        kinds = other.kinds;
    }

    void clear() {
        kinds = 0;
    }

    /** The kind of card at {@code place}, or {@link #EMPTY}. */
    int kind(int place) {
        return (int) (kinds >>> BITS * place & MASK) - 1;
    }

    /** Puts a card at the first empty place and returns that. */
    int add(int kind) {
        int place = (Long.SIZE - Long.numberOfLeadingZeros(kinds) + BITS - 1) / BITS;
        kinds |= kind + 1L << BITS * place;
        return place;
    }

    /** Takes the card at {@code place}; those to the right of it close up. */
    void take(int place) {
        long left = (1L << BITS * place) - 1;
        kinds = kinds & left | kinds >>> BITS & ~left;
    }

    /** Becomes the row with this {@link #key}. */
    void become(long key) {
        kinds = key;
    }

    /** Equal exactly for equal rows. */
    long key() {
        return kinds;
    }
}
