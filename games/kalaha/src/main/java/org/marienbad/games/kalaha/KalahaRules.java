package org.marienbad.games.kalaha;

/**
 * The options of a game.
 *
 * @param pits pits a side, 1 to 9
 * @param stones stones in every pit at the start, 1 to 10
 * @param emptyCapture a last stone in an own empty pit goes to the store even if the opposite pit is empty
 * @param endsWithEmptyRow the game ends as soon as either row is empty; otherwise when the seat to move has no stones
 * @param leftoversToOwner stones left at the end go to the owner of their row; otherwise they stay where they lie
 * @param clockwise the picture is mirrored
 * @param pie the other seat may take the starter's side after the starter's first turn
 * @param margin the payoff is the difference of the stores by {@link #total}; otherwise +1, 0 or −1
 */
public record KalahaRules(
        int pits,
        int stones,
        boolean emptyCapture,
        boolean endsWithEmptyRow,
        boolean leftoversToOwner,
        boolean clockwise,
        boolean pie,
        boolean margin) {
    static final int MAX_PITS = 9;
    static final int MAX_STONES = 10;

    /** Stones at the start; a position that was set up may have fewer. */
    public int total() {
        return 2 * pits * stones;
    }

    /** Code of the action that takes the starter's side; the codes below it are pits. */
    public int swap() {
        return pits;
    }
}
