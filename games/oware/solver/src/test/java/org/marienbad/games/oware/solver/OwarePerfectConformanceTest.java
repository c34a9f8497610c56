package org.marienbad.games.oware.solver;

import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

class OwarePerfectConformanceTest implements PlayerConformance {
    @Override
    public PlayerProvider provider() {
        return new OwarePerfectProvider();
    }
}
