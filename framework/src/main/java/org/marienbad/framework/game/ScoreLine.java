package org.marienbad.framework.game;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.marienbad.framework.text.Text;

/**
 * One line of a score breakdown: what is counted, and a number a seat.
 *
 * @param label the thing counted: "Left over"
 * @param values one a seat; empty where the observer may not know it
 * @param kind the role of the numbers in the score
 * @param help how the numbers come about, in a sentence for those who point at them; may be empty
 */
public record ScoreLine(Text label, List<OptionalInt> values, Kind kind, Text help) {
    /** The role of a line's numbers in the score. */
    public enum Kind {
        /** Points: the parts of a seat add up to its score. */
        PART,
        /** Decides between seats with equal scores. */
        TIE_BREAK,
        /** Worth knowing, but not counted. */
        NOTE
    }

    public ScoreLine {
        Objects.requireNonNull(label, "label");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(help, "help");
        values = List.copyOf(values);
    }

    /** A line without a sentence about it. */
    public ScoreLine(Text label, List<OptionalInt> values, Kind kind) {
        this(label, values, kind, Text.EMPTY);
    }

    /** The same line, explained by a sentence. */
    public ScoreLine help(Text sentence) {
        return new ScoreLine(label, values, kind, sentence);
    }

    /** Points that everybody may know, one a seat. */
    public static ScoreLine part(Text label, int... values) {
        return new ScoreLine(label, known(values), Kind.PART);
    }

    /** Decides between seats with equal scores. */
    public static ScoreLine tieBreak(Text label, int... values) {
        return new ScoreLine(label, known(values), Kind.TIE_BREAK);
    }

    /** A remark that is not counted. */
    public static ScoreLine note(Text label, int... values) {
        return new ScoreLine(label, known(values), Kind.NOTE);
    }

    private static List<OptionalInt> known(int... values) {
        return Arrays.stream(values).mapToObj(OptionalInt::of).toList();
    }
}
