package org.marienbad.games.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class HexConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new HexProvider();
    }

    /** A game takes about a hundred plies, each of which can go to a hundred cells. */
    @Override
    public int games() {
        return 5;
    }

    /** The game is over exactly when a side has joined its edges, and then only one has. */
    @Override
    public void invariant(Game game, State state) {
        HexState position = (HexState) state;
        boolean first = Reference.joins(position, 0);
        boolean second = Reference.joins(position, 1);
        assertEquals(first ? 0 : second ? 1 : -1, position.winningSide(), position.toString());
        assertEquals(first || second, position.actor() == State.TERMINAL);
        assertEquals(false, first && second);
    }
}
