package org.marienbad.framework.game;

import java.util.List;
import org.marienbad.framework.text.Text;

/**
 * The human side of an action or chance outcome.
 *
 * @param code the number by which search identifies it
 * @param notation language-neutral, without white space, unique among the legal actions of its position
 * @param words the sentence for people; the notation where a game has none
 * @param spots ids of the picture's spots to click, in this order; empty if the action needs a button. Of
 *     actions with the same spots, one is chosen by a button after the clicks.
 */
public record Action(int code, String notation, Text words, List<String> spots) {
    public Action {
        spots = List.copyOf(spots);
    }

    public static Action of(int code, String notation, String... spots) {
        return new Action(code, notation, Text.of(notation), List.of(spots));
    }

    /** Whether {@code clicks} are all its spots or the first of them. */
    public boolean startsWith(List<String> clicks) {
        return clicks.size() <= spots.size() && spots.subList(0, clicks.size()).equals(clicks);
    }

    public Action words(Text sentence) {
        return new Action(code, notation, sentence, spots);
    }
}
