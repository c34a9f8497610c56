package org.marienbad.examples.decisive;

import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

class DecisiveConformanceTest implements PlayerConformance {
    @Override
    public PlayerProvider provider() {
        return new DecisiveProvider();
    }
}
