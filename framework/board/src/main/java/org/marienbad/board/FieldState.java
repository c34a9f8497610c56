package org.marienbad.board;

import org.marienbad.framework.game.State;

/**
 * A position that is a row of numbers, as {@link Fields} describe it: they give its copies, encoding and hash. A state adds who is to
 * move, what is legal, what a ply does and who wins.
 *
 * <pre>{@code
 * final class Stones implements FieldState {
 *     private final int[] values = FIELDS.newValues();
 *     public Fields fields() { return FIELDS; }
 *     public int[] values() { return values; }
 *     public Stones copy() { Stones copy = new Stones(); copy.copyFrom(this); return copy; }
 *     public String toString() { return FIELDS.text(values); }
 *     …
 * }
 * }</pre>
 */
public interface FieldState extends State {
    Fields fields();

    /** The numbers themselves, derived ones last; the state changes them in {@link #apply}, others write them and call {@link #settle}. */
    int[] values();

    /** Finds the derived numbers again after the others were set from outside; nothing where there are none. */
    default void settle() {}

    @Override
    FieldState copy();

    @Override
    default void copyFrom(State other) {
        int[] from = ((FieldState) other).values();
        System.arraycopy(from, 0, values(), 0, from.length);
    }

    @Override
    default void encode(long[] out) {
        fields().encode(values(), out);
    }

    @Override
    default void decode(long[] words) {
        fields().decode(words, values());
        settle();
    }

    @Override
    default long hash() {
        return fields().hash(values());
    }
}
