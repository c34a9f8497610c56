package org.marienbad.games.breakthrough;

import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

class BreakthroughConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new Breakthrough();
    }
}
