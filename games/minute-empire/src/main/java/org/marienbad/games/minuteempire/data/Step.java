package org.marienbad.games.minuteempire.data;

/** One action of a card: {@code count} armies to place, steps to move or sail, cities to build, armies to destroy. */
public record Step(CardAction act, int count) {}
