package org.marienbad.games.minuteempire.data;

/** What a card lets a seat do: place, move or sail armies, build a city, destroy an army. */
public enum CardAction {
    PLACE,
    MOVE,
    SAIL,
    CITY,
    DESTROY
}
