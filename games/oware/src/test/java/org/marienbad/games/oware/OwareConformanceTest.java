package org.marienbad.games.oware;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class OwareConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new OwareProvider();
    }

    @Override
    public void invariant(Game game, State state) {
        OwareState position = (OwareState) state;
        int seeds = position.store(0) + position.store(1) + position.inRow(0) + position.inRow(1);
        assertEquals(position.rules.total(), seeds);
    }
}
