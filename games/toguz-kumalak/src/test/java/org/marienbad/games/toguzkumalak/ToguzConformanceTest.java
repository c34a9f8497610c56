package org.marienbad.games.toguzkumalak;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class ToguzConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new ToguzProvider();
    }

    @Override
    public void invariant(Game game, State state) {
        ToguzState position = (ToguzState) state;
        int stones = position.store(0) + position.store(1) + position.inRow(0) + position.inRow(1);
        assertEquals(position.rules.total(), stones);
    }
}
