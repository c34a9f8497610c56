package org.marienbad.games.minuteempire.data;

import java.util.List;

/**
 * A printed card; equal prints are equal records.
 *
 * @param good index into {@link Deck#goods()}, or {@link #WILD}
 * @param icons how many of the good it counts for
 * @param steps one action with {@link Combination#ONE}, otherwise two
 */
public record Card(int good, int icons, Combination op, List<Step> steps) {
    /** The good of a card that counts as any. */
    public static final int WILD = -1;

    public Card {
        steps = List.copyOf(steps);
    }

    /** How the actions of a card belong together: a single one, one of two, or both in either order. */
    public enum Combination {
        ONE,
        OR,
        AND
    }
}
