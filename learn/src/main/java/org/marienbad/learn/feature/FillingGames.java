package org.marienbad.learn.feature;

import org.marienbad.framework.game.Game;

/**
 * Whether a game fills its board cell by cell, as Reversi, hex and connect four do. There the number of filled cells tells how
 * far a game has come, and the same cells are worth another thing early and late.
 */
final class FillingGames {
    private static final int GAMES = 20;
    /** Cells that are filled in a phase. */
    private static final int CELLS_OF_PHASE = 10;

    private static final int MOST_PHASES = 6;

    private FillingGames() {}

    /** Into how many phases by filled cells to cut the game: one where that number ever falls in random games. */
    static int phases(Game game, CellView cells) {
        int[] states = new int[cells.cellCount()];
        int[] bounds = {states.length, 0};
        boolean[] falls = {false};
        for (int i = 0; i < GAMES && !falls[0]; i++) {
            int[] before = {0};
            RandomGames.walk(game, "filling " + i, 1, state -> {
                cells.readCells(state, 0, states);
                int filled = filled(states);
                falls[0] |= filled < before[0];
                before[0] = filled;
                bounds[0] = Math.min(bounds[0], filled);
                bounds[1] = Math.max(bounds[1], filled);
                return !falls[0];
            });
        }
        int range = bounds[1] - bounds[0];
        return falls[0] ? 1 : Math.max(1, Math.min(MOST_PHASES, Math.round((float) range / CELLS_OF_PHASE)));
    }

    static int filled(int[] states) {
        int filled = 0;
        for (int state : states) {
            filled += state == 0 ? 0 : 1;
        }
        return filled;
    }
}
