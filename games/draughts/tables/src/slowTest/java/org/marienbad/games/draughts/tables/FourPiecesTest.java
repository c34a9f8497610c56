package org.marienbad.games.draughts.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.State;
import org.marienbad.games.draughts.DraughtsBits;
import org.marienbad.games.draughts.DraughtsState;

class FourPiecesTest {
    /** Turns without a capture and without a man's move that draw a game, as long as the option says nothing else. */
    private static final int LIMIT = 80;

    private final DraughtsTables tables = SharedTables.OF_PROCESS.of(4, () -> false);

    @Test
    void valuesFollowFromEachOther() {
        TablesTest.requireConsistency(tables, 3, 1);
        TablesTest.requireConsistency(tables, 4, 0.03);
    }

    /** The longest win takes 109 plies, but a capture or a man's move comes in time wherever best play takes longer. */
    @Test
    void winsComeWithinTheLimit() {
        TablePosition position = new TablePosition();
        int longest = 0;
        for (Material material : TableBuilder.materials(4)) {
            short[] values = tables.table(material);
            for (int index = 0; index < values.length; index++) {
                int plies = DraughtsTables.plies(values[index]);
                longest = Math.max(longest, plies);
                if (plies > LIMIT && position.set(material, index)) {
                    requireProgress(TablesTest.state(position));
                }
            }
        }
        assertEquals(109, longest);
    }

    private void requireProgress(DraughtsState start) {
        DraughtsState state = start.copy();
        int[] legal = new int[TablesTest.MOST_ACTIONS];
        int quiet = 0;
        while (state.actor() != State.TERMINAL && quiet <= LIMIT) {
            int count = state.legalActions(legal);
            int best = legal[0];
            for (int i = 1; i < count; i++) {
                best = DraughtsTables.isBetter(tables.valueOf(state, legal[i]), tables.valueOf(state, best))
                        ? legal[i]
                        : best;
            }
            boolean progress = state.mustJump() || (state.kings() & DraughtsBits.bit(best >> 2)) == 0;
            if (progress) {
                return; // what is left is a position of its own
            }
            quiet++;
            state.apply(best);
        }
        assertTrue(quiet <= LIMIT, start::toString);
    }
}
