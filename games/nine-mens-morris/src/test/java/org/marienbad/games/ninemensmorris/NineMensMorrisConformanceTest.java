package org.marienbad.games.ninemensmorris;

import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

class NineMensMorrisConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new NineMensMorris();
    }
}
