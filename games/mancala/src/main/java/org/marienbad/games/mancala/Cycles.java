package org.marienbad.games.mancala;

/**
 * How a game that goes round ends; each seat then takes its own row.
 *
 * @param repetition the occurrence of a position that ends the game, 0 if none does
 * @param limit plies that leave the stores as they are and end the game
 */
public record Cycles(int repetition, int limit) {}
