package org.marienbad.games.liarsdice;

import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

class LiarsDiceConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new LiarsDiceProvider();
    }

    /** Games of up to six with elimination are long. */
    @Override
    public int games() {
        return 8;
    }
}
