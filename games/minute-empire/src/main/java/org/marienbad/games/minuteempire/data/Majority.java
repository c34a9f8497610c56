package org.marienbad.games.minuteempire.data;

/** What a continent is won by: most of its regions controlled, or most armies on it. */
public enum Majority {
    REGIONS,
    ARMIES
}
