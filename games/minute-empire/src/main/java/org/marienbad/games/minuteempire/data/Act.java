package org.marienbad.games.minuteempire.data;

/** What a card lets a seat do. */
public enum Act {
    PLACE,
    MOVE,
    SAIL,
    CITY,
    DESTROY
}
