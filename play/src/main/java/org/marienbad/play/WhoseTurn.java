package org.marienbad.play;

import java.util.List;
import java.util.stream.IntStream;

/** Who is to move, as the one who looks at the screen sees it. */
public enum WhoseTurn {
    /** The only person who plays here. */
    YOURS,
    /** One of several persons, or somebody whom nobody waits for. */
    OTHERS,
    /** A computer, which thinks. */
    COMPUTERS;

    /** Returns whose turn it is if {@code actor}, a seat of {@code live}, is to move. */
    public static WhoseTurn of(LiveGame live, int actor) {
        if (live.isFrozen()) {
            return OTHERS;
        } else if (!live.isPerson(actor)) {
            return live.isPaused() ? OTHERS : COMPUTERS;
        }
        return isAlone(live, actor) ? YOURS : OTHERS;
    }

    /** Whether the person at {@code seat} plays against computers only. */
    public static boolean isAlone(LiveGame live, int seat) {
        return !live.isFrozen()
                && live.isPerson(seat)
                && IntStream.range(0, live.setup().seats())
                                .filter(live::isPerson)
                                .count()
                        == 1;
    }

    /**
     * Returns what {@code sentence} says beyond the first of the beginnings that it has, with a capital letter; empty if it
     * says nothing more.
     */
    public static String rest(String sentence, List<String> beginnings) {
        String rest = beginnings.stream()
                .filter(sentence::startsWith)
                .findFirst()
                .map(said -> sentence.substring(said.length()).replaceFirst("^[\\s.,:;–-]+", ""))
                .orElse(sentence);
        return rest.isEmpty() ? "" : Character.toUpperCase(rest.charAt(0)) + rest.substring(1);
    }
}
