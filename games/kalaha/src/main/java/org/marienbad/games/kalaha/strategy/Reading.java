package org.marienbad.games.kalaha.strategy;

/**
 * How to read the thesis where it can be read in two ways.
 *
 * @param byIndex strategy 2 takes, of several captures, the one whose source has the greatest index in the thesis's
 *     numbering: North's farthest from the store, South's nearest; otherwise both take the nearest
 * @param beforeSowing strategy 5 looks in its last rule at the board as it is before the sowing; otherwise as the
 *     sowing leaves it
 */
public record Reading(boolean byIndex, boolean beforeSowing) {
    /** The same for both seats, and the board after the sowing. */
    public static final Reading PLAIN = new Reading(false, false);

    public Reading withIndex() {
        return new Reading(true, beforeSowing);
    }

    public Reading withBeforeSowing() {
        return new Reading(byIndex, true);
    }
}
