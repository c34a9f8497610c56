package org.marienbad.games.kalaha.strategy;

/**
 * How to read the thesis where it can be read, or its tables be explained, in several ways. The strategies are the
 * numbers in parentheses.
 *
 * @param byIndex (2, 3, 4) of several captures it takes the one whose source has the greatest index in the thesis's
 * numbering: North's farthest from the store, South's nearest; otherwise both take the nearest
 * @param single (3) a capture of a single stone counts; otherwise it takes two
 * @param spare (4) an extra move comes before a capture if it leaves the capture possible; otherwise never
 * @param beforeSowing (5) the last rule looks at the board as it is before the sowing; otherwise as the sowing leaves
 * it
 */
public record Reading(boolean byIndex, boolean single, boolean spare, boolean beforeSowing) {
    /** The thesis's own words, the same for both seats. */
    public static final Reading PLAIN = new Reading(false, false, false, false);

    /** The nearest reading for the tables of pairs without the strategies 0 and 1. */
    public static final Reading INFERRED = new Reading(true, true, true, false);

    /** As {@link #PLAIN}, but for the last rule of strategy 5. */
    public static final Reading BEFORE_SOWING = new Reading(false, false, false, true);
}
