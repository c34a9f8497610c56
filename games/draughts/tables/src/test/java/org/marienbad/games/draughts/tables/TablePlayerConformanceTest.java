package org.marienbad.games.draughts.tables;

import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

class TablePlayerConformanceTest implements PlayerConformance {
    @Override
    public PlayerProvider provider() {
        return new TablePlayerProvider();
    }
}
