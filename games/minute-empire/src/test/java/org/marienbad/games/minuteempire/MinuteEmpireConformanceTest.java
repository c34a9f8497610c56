package org.marienbad.games.minuteempire;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

/** All options with the fewest and the most seats; with three and four the default ones, and the slow tests try the others. */
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

    @Override
    @TestFactory
    public Stream<DynamicNode> conformance() {
        return GameConformance.super.conformance().filter(group -> isTried(group.getDisplayName()));
    }

    boolean isTried(String group) {
        return !group.matches("[34] seats, (?!default options).*");
    }
}
