package org.marienbad.framework.game;

import java.util.Objects;
import org.marienbad.framework.text.Text;

/**
 * An observer's view of a ply. Two are equal exactly if the observer saw the same. So the sequence of a seat's views is
 * the key of its information state (perfect recall).
 *
 * @param actor who decided: a seat, or {@link State#CHANCE}
 * @param action the action or outcome, or {@link #UNKNOWN}
 * @param notation the known part of an unknown action, without white space: {@code #NOTHING}, or {@code ?} and more for
 *     a known class; empty for a known action
 * @param words the observer's view of the action, for people, such as "has bid", in the game's bundle. A known action has
 *     them only where it revealed other facts
 */
public record Seen(int actor, int action, String notation, Text words) {
    /** The action of a ply of which the observer saw only that it was played. */
    public static final int UNKNOWN = -1;
    /** The notation of a ply of which the observer saw only that it was played. */
    public static final String NOTHING = "?";

    public Seen {
        Objects.requireNonNull(words, "words");
        if (action < 0 != notation.startsWith(NOTHING)) {
            throw new IllegalArgumentException("an unknown action is written with a question mark, a known one is not; "
                    + "the action is " + action + ", the notation '" + notation + "'");
        }
    }

    /** The observer saw the action itself. */
    public static Seen action(int actor, int action) {
        return new Seen(actor, action, "", Text.EMPTY);
    }

    /** The observer saw only that {@code actor} did something: {@code words} says what, for people. */
    public static Seen hidden(int actor, Text words) {
        return new Seen(actor, UNKNOWN, NOTHING, words);
    }

    /** The observer saw to which class of actions it belongs; {@code kind} tells classes apart: {@code ?kind}. */
    public static Seen hidden(int actor, String kind, Text words) {
        return new Seen(actor, UNKNOWN, NOTHING + kind, words);
    }

    /** Whether the observer knows the action. */
    public boolean isKnown() {
        return action >= 0;
    }
}
