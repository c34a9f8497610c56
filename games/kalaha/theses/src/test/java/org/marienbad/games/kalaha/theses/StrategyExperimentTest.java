package org.marienbad.games.kalaha.theses;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.strategy.Reading;

class StrategyExperimentTest {
    private static final KalahaGame GAME = Games.of();

    private static PairTally tally(Pair pair, int games, long seed, int threads) {
        return new StrategyExperiment(GAME, games, seed)
                .play(List.of(pair), threads, played -> {})
                .get(pair);
    }

    static Reading reading(String name) {
        return switch (name) {
            case "plain" -> Reading.PLAIN;
            case "before" -> Reading.BEFORE_SOWING;
            case "inferred" -> Reading.INFERRED;
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** The pairs that come out as published, each by the reading that makes them so. */
    static Stream<Arguments> reproduced() {
        return Stream.of(
                Arguments.of(0, 0, "plain"),
                Arguments.of(0, 1, "plain"),
                Arguments.of(0, 3, "plain"),
                Arguments.of(0, 4, "plain"),
                Arguments.of(0, 5, "plain"),
                Arguments.of(0, 5, "before"),
                Arguments.of(1, 1, "plain"),
                Arguments.of(1, 2, "plain"),
                Arguments.of(1, 3, "plain"),
                Arguments.of(1, 4, "plain"),
                Arguments.of(1, 5, "plain"),
                Arguments.of(2, 2, "inferred"),
                Arguments.of(5, 5, "before"));
    }

    /** Five standard deviations of a share of half the games, and of the published one. */
    @ParameterizedTest
    @MethodSource("reproduced")
    void theReproducedPairsAreWithinTheError(int a, int b, String reading) {
        int games = 100_000;
        Pair pair = new Pair(a, b, reading(reading));
        PairTally tally = tally(pair, games, 11, 2);
        assertEquals(games, tally.results().games());
        double error = 5 * Math.sqrt(0.25 / (games / 2) + 0.25 / 500_000);
        Map<ThesisCell, Double> published = Published.strategies(a, b);
        for (ThesisCell cell : ThesisCell.values()) {
            assertEquals(published.get(cell), cell.of(tally).value(), error, pair + " " + cell);
        }
    }

    @ParameterizedTest
    @CsvSource({"0,0,40.4", "1,1,36.7", "5,5,22.7"})
    void theMeanLengthsComeOut(int a, int b, double plies) {
        assertEquals(
                plies,
                tally(new Pair(a, b, Reading.PLAIN), 100_000, 3, 2).plies().mean(),
                0.1);
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        Pair pair = new Pair(2, 4, Reading.PLAIN);
        PairTally one = tally(pair, 50_001, 7, 1);
        PairTally three = tally(pair, 50_001, 7, 3);
        for (ThesisCell cell : ThesisCell.values()) {
            assertEquals(cell.of(one).value(), cell.of(three).value());
        }
        assertEquals(one.plies().bars(1000), three.plies().bars(1000));
    }

    @Test
    void progressAddsUpToAllGames() {
        AtomicLong played = new AtomicLong();
        List<Pair> pairs = List.of(new Pair(5, 5, Reading.PLAIN), new Pair(4, 5, Reading.PLAIN));
        new StrategyExperiment(GAME, 30_000, 1).play(pairs, 2, played::addAndGet);
        assertEquals(60_000, played.get());
    }

    @ParameterizedTest
    @CsvSource({"before,0.518056,0.480556,60", "plain,0.522222,0.476389,65"})
    void fiveAgainstFiveIsExact(String reading, double starter, double other, int games) {
        for (int seat = 0; seat < 2; seat++) {
            ExactPair exact = ExactPair.of(GAME, new Pair(5, 5, reading(reading)), seat);
            assertEquals(starter, exact.starterWins(), 1e-6);
            assertEquals(other, exact.otherWins(), 1e-6);
            assertEquals(1 / 720.0, exact.draws(), 1e-12);
            assertEquals(games, exact.games());
            assertEquals(22.7, exact.meanPlies(), 0.06);
            assertEquals(4 / 15.0, exact.length(13), 1e-12);
        }
    }
}
