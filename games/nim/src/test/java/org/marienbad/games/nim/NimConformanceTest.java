package org.marienbad.games.nim;

import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

class NimConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new NimProvider();
    }
}
