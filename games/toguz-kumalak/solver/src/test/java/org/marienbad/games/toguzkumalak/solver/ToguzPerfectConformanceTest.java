package org.marienbad.games.toguzkumalak.solver;

import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

class ToguzPerfectConformanceTest implements PlayerConformance {
    @Override
    public PlayerProvider provider() {
        return new ToguzPerfectProvider();
    }
}
