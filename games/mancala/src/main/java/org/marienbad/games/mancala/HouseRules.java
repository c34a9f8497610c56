package org.marienbad.games.mancala;

/**
 * The options that all games on a {@link HouseBoard} have.
 *
 * @param houses houses a side, at most {@link HouseBoard#MAX_HOUSES}
 * @param stones stones in every house at the start
 */
public record HouseRules(int houses, int stones, Cycles cycles, MarginPayoff margin) {
    /** All stones, those in the stores included. */
    public int total() {
        return 2 * houses * stones;
    }
}
