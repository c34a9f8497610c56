package org.marienbad.games.minuteempire.data;

/** What decides between equal scores: most coins left, armies on the map, or regions controlled. */
public enum TieBreak {
    COINS,
    ARMIES,
    REGIONS
}
