package org.marienbad.games.kalaha.strategy;

/**
 * A rule of thumb for boards of six pits a side. Depends on nothing but what it is asked; allocates nothing, fast
 * enough for millions of games. Confined to one thread.
 */
@FunctionalInterface
public interface KalahaStrategy {
    /** No rule applies: any non-empty pit of the own row, each with the same chance. */
    int ANY = -1;

    /**
     * The pit to sow, or {@link #ANY}.
     *
     * @param own the row of the side to move, as {@link org.marienbad.games.kalaha.KalahaState#row} gives it
     * @param other the row of the other side; neither is empty
     * @param ply number of this sowing in the game, from 1
     */
    int pit(long own, long other, int ply);
}
