package org.marienbad.games.connectfour;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class ConnectFourConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new ConnectFourProvider();
    }

    /** No two discs share a cell, and every disc lies on another one or on the bottom. */
    @Override
    public void invariant(Game game, State state) {
        ConnectFourGrid grid = ((ConnectFourGame) game).grid();
        ConnectFourState position = (ConnectFourState) state;
        long all = position.discs(0) | position.discs(1);
        boolean supported = (all & ~grid.bottom() & ~(all << 1)) == 0;
        if ((position.discs(0) & position.discs(1)) != 0 || !supported || (all & ~grid.cells()) != 0) {
            throw new AssertionError("impossible discs: " + state);
        }
    }
}
