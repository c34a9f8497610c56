package org.marienbad.games.minuteempire.data;

/** Whose armies may be destroyed. */
public enum Targets {
    ANY,
    OPPONENTS
}
