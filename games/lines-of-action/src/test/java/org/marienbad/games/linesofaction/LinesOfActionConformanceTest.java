package org.marienbad.games.linesofaction;

import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

class LinesOfActionConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new LinesOfAction();
    }
}
