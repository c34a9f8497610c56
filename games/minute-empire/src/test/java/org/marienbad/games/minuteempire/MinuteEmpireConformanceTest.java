package org.marienbad.games.minuteempire;

import java.nio.file.Path;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

class MinuteEmpireConformanceTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new MinuteEmpireProvider();
    }

    /** There are many options; {@link EmpirePropertyTest} plays more games of each. */
    @Override
    public int games() {
        return 6;
    }

    /** None: {@link GoldenGamesTest} keeps games of both rule sets. */
    @Override
    public Path golden() {
        return null;
    }
}
