package org.marienbad.games.kalaha.thesis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.strategy.Reading;

/** The published tables with as many games as the thesis played. */
class ManyGamesTest {
    private static final KalahaGame GAME = Games.of();

    @ParameterizedTest
    @CsvSource({
        "0,0,false,false", "0,1,false,false", "0,3,false,false", "0,4,false,false", "0,5,false,false",
        "0,5,false,true", "1,1,false,false", "1,2,false,false", "1,3,false,false", "1,4,false,false",
        "1,5,false,false", "2,2,true,false", "5,5,false,true"
    })
    void everyCellIsWithinThreeThousandths(int a, int b, boolean byIndex, boolean beforeSowing) {
        Pair pair = new Pair(a, b, new Reading(byIndex, beforeSowing));
        PairTally tally = new StrategyExperiment(GAME, 1_000_000, 1)
                .play(List.of(pair), 2, played -> {})
                .get(pair);
        Map<PairTally.Cell, Double> published = Published.strategies(a, b);
        for (PairTally.Cell cell : PairTally.Cell.values()) {
            assertEquals(published.get(cell), tally.share(cell), 0.003, pair + " " + cell);
        }
    }
}
