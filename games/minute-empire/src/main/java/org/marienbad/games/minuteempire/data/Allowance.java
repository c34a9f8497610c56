package org.marienbad.games.minuteempire.data;

/** What a seat begins with, and how many cards it takes until the game is over. */
public record Allowance(int coins, int cards) {}
