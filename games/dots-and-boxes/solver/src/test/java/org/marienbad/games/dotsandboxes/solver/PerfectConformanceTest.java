package org.marienbad.games.dotsandboxes.solver;

import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

class PerfectConformanceTest implements PlayerConformance {
    @Override
    public PlayerProvider provider() {
        return new DotsAndBoxesPerfectProvider();
    }
}
