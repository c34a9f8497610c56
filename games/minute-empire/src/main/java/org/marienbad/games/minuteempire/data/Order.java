package org.marienbad.games.minuteempire.data;

/** How the order of the seats is found: a sealed bid for naming the starter, or at random. */
public enum Order {
    BID,
    RANDOM
}
