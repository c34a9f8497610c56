package org.marienbad.games.reversi;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class ReversiConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new ReversiProvider();
    }

    /** The middle is never empty again, and the game is over exactly when neither seat can place a disc. */
    @Override
    public void invariant(Game game, State state) {
        ReversiState position = (ReversiState) state;
        ReversiRules rules = ((ReversiGame) game).rules();
        for (int cell = 0; cell < rules.cells(); cell++) {
            if (rules.ownerAtStart(cell) >= 0 && position.owner(cell) < 0) {
                throw new AssertionError("the middle is empty: " + state);
            }
        }
        boolean over = position.mobility(0) + position.mobility(1) == 0;
        if (over != (state.actor() == State.TERMINAL)) {
            throw new AssertionError("over is " + over + ": " + state);
        }
    }
}
