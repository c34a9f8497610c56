package org.marienbad.games.minuteempire.data;

/** What a card lets a seat do. */
public enum CardAction {
    PLACE,
    MOVE,
    SAIL,
    CITY,
    DESTROY
}
