package org.marienbad.games.hex.solver;

import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

class HexExpertConformanceTest implements PlayerConformance {
    @Override
    public PlayerProvider provider() {
        return new HexExpertProvider();
    }
}
