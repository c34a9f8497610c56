package org.marienbad.games.minuteempire.data;

/** Which goods a wild card may count as at the end: those the seat has a card of, or any. */
public enum WildScoring {
    OWNED,
    ANY
}
