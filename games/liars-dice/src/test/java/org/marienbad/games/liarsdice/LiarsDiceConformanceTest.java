package org.marienbad.games.liarsdice;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

/** All options with the fewest and the most seats; with three to five the default ones, and the slow tests try the others. */
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

    @Override
    @TestFactory
    public Stream<DynamicNode> conformance() {
        return GameConformance.super.conformance().filter(group -> isTried(group.getDisplayName()));
    }

    boolean isTried(String group) {
        return !group.matches("[345] seats, (?!default options).*");
    }
}
