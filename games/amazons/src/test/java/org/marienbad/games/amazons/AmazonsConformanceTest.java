package org.marienbad.games.amazons;

import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

class AmazonsConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new Amazons();
    }
}
