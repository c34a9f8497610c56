package org.marienbad.games.minuteempire.data;

/** Which actions a seat may leave undone although it could do them. */
public enum OptionalActions {
    ALL,
    MOVES
}
