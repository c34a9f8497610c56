package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class KalahaConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new KalahaProvider();
    }

    @Override
    public void invariant(Game game, State state) {
        assertEquals(((KalahaGame) game).rules().total(), Games.stones((KalahaGame) game, (KalahaState) state));
    }
}
