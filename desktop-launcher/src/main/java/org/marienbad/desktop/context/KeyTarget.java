package org.marienbad.desktop.context;

import java.util.SortedSet;
import java.util.TreeSet;

/** A screen that takes commands and moves from the keyboard, or a dialog in front of it. */
public interface KeyTarget {
    /** Does what {@code command} means here; false where it means nothing, or cannot be done now. */
    boolean perform(Command command);

    /**
     * Plays the move that a small letter, a digit or a space means; false where it means none. Comes before the commands of
     * the same letter: those are also typed with Shift.
     */
    default boolean play(char typed) {
        return false;
    }

    /** The small letters and digits that mean moves in the game shown, at one time or another. */
    default SortedSet<Character> moves() {
        return new TreeSet<>();
    }
}
