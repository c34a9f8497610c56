package org.marienbad.testkit;

import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.toy.PongHauKiProvider;

/** A game that can go round for ever passes, whatever repetition means. */
class PongHauKiConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new PongHauKiProvider();
    }
}
