package org.marienbad.rbg;

import java.util.List;
import java.util.stream.Stream;

/** The same for all of them, with all players and more games. */
class OwnGamesConformanceSlowTest extends OwnGamesConformanceTest {
    @Override
    protected List<String> names() {
        return Stream.concat(OwnGamesTest.names().stream(), Stream.of("chess-endless"))
                .toList();
    }

    @Override
    protected int games() {
        return 4;
    }

    @Override
    protected boolean isPlayed(String name) {
        return true;
    }
}
