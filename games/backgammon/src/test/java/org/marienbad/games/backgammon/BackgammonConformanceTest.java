package org.marienbad.games.backgammon;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class BackgammonConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new BackgammonProvider();
    }

    /** Turns are long, so that fewer games meet as many positions. */
    @Override
    public int games() {
        return 3;
    }

    /** Each seat has fifteen men, and no point has men of both. */
    @Override
    public void invariant(Game game, State state) {
        BackgammonState position = (BackgammonState) state;
        for (int seat = 0; seat < 2; seat++) {
            int men = 0;
            for (int place = 0; place <= BackgammonState.BAR; place++) {
                men += position.men(seat, place);
            }
            if (men != BackgammonState.MEN) {
                throw new AssertionError(men + " men: " + state);
            }
        }
        for (int point = 1; point < BackgammonState.BAR; point++) {
            if (position.men(0, point) > 0 && position.men(1, BackgammonState.BAR - point) > 0) {
                throw new AssertionError("men of both seats on " + point + ": " + state);
            }
        }
    }
}
