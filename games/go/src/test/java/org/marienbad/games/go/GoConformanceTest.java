package org.marienbad.games.go;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class GoConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new GoProvider();
    }

    /** Games are long here. */
    @Override
    public int games() {
        return 3;
    }

    /** Every chain has a liberty. */
    @Override
    public void invariant(Game game, State state) {
        GoBoard board = ((GoState) state).board();
        for (int point = 0; point < ((GoGame) game).rules().points(); point++) {
            assertTrue(
                    board.owner(point) == GoBoard.EMPTY
                            || !board.liberties(point).isEmpty(),
                    state::toString);
        }
    }
}
