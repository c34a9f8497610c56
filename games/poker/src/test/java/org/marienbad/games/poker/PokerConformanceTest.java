package org.marienbad.games.poker;

import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

class PokerConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new PokerProvider();
    }
}
