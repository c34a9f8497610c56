package org.marienbad.games.minuteempire.data;

/** An action of a card: place, move or sail armies, build a city, destroy an army. */
public enum CardAction {
    PLACE,
    MOVE,
    SAIL,
    CITY,
    DESTROY
}
