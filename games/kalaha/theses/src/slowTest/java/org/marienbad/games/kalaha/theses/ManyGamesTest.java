package org.marienbad.games.kalaha.theses;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;

/** The published tables with as many games as the thesis played. */
class ManyGamesTest {
    private static final KalahaGame GAME = Games.of();

    @ParameterizedTest
    @MethodSource("org.marienbad.games.kalaha.theses.StrategyExperimentTest#reproduced")
    void everyCellIsWithinThreeThousandths(int a, int b, String reading) {
        Pair pair = new Pair(a, b, StrategyExperimentTest.reading(reading));
        PairTally tally = new StrategyExperiment(GAME, 1_000_000, 1)
                .play(List.of(pair), 2, played -> {})
                .get(pair);
        Map<ThesisCell, Double> published = Published.strategies(a, b);
        for (ThesisCell cell : ThesisCell.values()) {
            assertEquals(published.get(cell), cell.of(tally).value(), 0.003, pair + " " + cell);
        }
    }
}
