package org.marienbad.games.dotsandboxes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class DotsAndBoxesConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new DotsAndBoxesProvider();
    }

    /** Every closed box has one owner, and the game is over exactly when all boxes are closed. */
    @Override
    public void invariant(Game game, State state) {
        DotsAndBoxesState position = (DotsAndBoxesState) state;
        DotsAndBoxesGrid grid = position.rules().grid();
        long all = 0;
        int count = 0;
        for (int seat = 0; seat < position.rules().seats(); seat++) {
            all |= position.owned(seat);
            count += position.boxes(seat);
        }
        assertEquals(grid.closed(position.horizontals(), position.verticals()), all);
        assertEquals(Long.bitCount(all), count, "no box has two owners");
        assertEquals(all == grid.boxes(), state.actor() == State.TERMINAL);
    }
}
