package org.marienbad.testkit;

import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.toy.PebblesProvider;

/** The correct toy game passes, and this is all that an author has to write. */
class PebblesConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new PebblesProvider();
    }
}
