package org.marienbad.games.draughts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class DraughtsConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new DraughtsProvider();
    }

    /** Pieces are on squares, no two on the same, no man where it would be a king. */
    @Override
    public void invariant(Game game, State state) {
        DraughtsState position = (DraughtsState) state;
        long black = position.piecesOf(0);
        long white = position.piecesOf(1);
        assertEquals(0, black & white);
        assertEquals(0, (black | white) & ~DraughtsBits.BOARD);
        assertEquals(0, position.kings() & ~(black | white));
        assertEquals(0, black & ~position.kings() & DraughtsBits.crowning(0));
        assertEquals(0, white & ~position.kings() & DraughtsBits.crowning(1));
    }
}
