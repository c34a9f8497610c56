package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.marienbad.games.minuteempire.Games.seat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Ends of games, scored by hand. On side A, S is 23, 24, 25 and I is 7, 8. */
class ScoringTest {
    private static final Map<String, Integer> NONE = Map.of();

    private static EmpireState over(EmpireGame game, Map<String, Integer> neutral, List<Map<String, Object>> seats) {
        return game.stateOf(Map.of(
                "phase",
                "over",
                "actor",
                -2,
                "count",
                game.rules().seats * game.rules().turns,
                "order",
                java.util.stream.IntStream.range(0, seats.size()).boxed().toList(),
                "row",
                List.of(),
                "deck",
                Map.of(),
                "seats",
                seats,
                "neutral",
                neutral));
    }

    private static int[] scores(EmpireGame game, Map<String, Integer> neutral, List<Map<String, Object>> seats) {
        return game.scores(over(game, neutral, seats));
    }

    private static double[] payoffs(EmpireGame game, List<Map<String, Object>> seats) {
        double[] payoffs = new double[seats.size()];
        over(game, NONE, seats).payoffs(payoffs);
        return payoffs;
    }

    @Test
    void aRegionGoesToWhoHasMostThereCitiesCounted() {
        assertArrayEquals(
                new int[] {2, 2},
                scores(
                        Games.of(2),
                        NONE,
                        List.of(
                                seat(0, NONE, Map.of("12", 2, "1", 3, "18", 2), NONE),
                                seat(0, NONE, Map.of("12", 1, "1", 1, "18", 2), Map.of("12", 2)))),
                "1 and W, 12 and C; both are as strong in 18");
    }

    @Test
    void armiesOfNobodyKeepRegionsAndContinentsFromTheSeats() {
        EmpireGame game = Games.of(2);
        List<Map<String, Object>> seats =
                List.of(seat(0, NONE, Map.of("7", 1, "23", 1, "24", 2), NONE), seat(0, NONE, Map.of("8", 1), NONE));
        assertArrayEquals(new int[] {4, 1}, scores(game, NONE, seats));
        assertArrayEquals(
                new int[] {1, 2}, scores(game, Map.of("25", 2, "7", 1, "24", 1, "23", 1), seats), "24; 8 and I");
    }

    @Test
    void continentsGoByRegionsOrByArmies() {
        List<Map<String, Object>> seats =
                List.of(seat(0, NONE, Map.of("23", 1, "24", 1), NONE), seat(0, NONE, Map.of("25", 2), Map.of("25", 2)));
        assertArrayEquals(new int[] {3, 1}, scores(Games.of(2), NONE, seats));
        assertArrayEquals(new int[] {2, 2}, scores(Games.of(2, "continents", "armies"), NONE, seats));
    }

    @Test
    void goodsScoreByLevels() {
        int[][] byIcons = {
            {0, 1, 2, 3, 5, 5, 5},
            {0, 0, 1, 2, 3, 5, 5},
            {0, 0, 1, 1, 2, 3, 5},
            {0, 0, 1, 1, 2, 2, 3, 5},
            {0, 0, 0, 1, 1, 2, 2, 3, 5}
        };
        String[] names = {"crystal", "coal", "tree", "anvil", "carrot"};
        EmpireGame game = Games.of(2);
        for (int good = 0; good < names.length; good++) {
            for (int icons = 0; icons < byIcons[good].length; icons++) {
                int[] scores = scores(
                        game,
                        NONE,
                        List.of(seat(0, Map.of(names[good], icons), NONE, NONE), seat(0, NONE, NONE, NONE)));
                assertEquals(byIcons[good][icons], scores[0], icons + " of " + names[good]);
            }
        }
    }

    @Test
    void wildCardsCountAsWellAsTheyCan() {
        List<Map<String, Object>> seats = List.of(
                seat(0, Map.of("wild", 2), NONE, NONE),
                seat(0, Map.of("wild", 2, "coal", 3, "carrot", 2, "anvil", 1), NONE, NONE));
        assertArrayEquals(
                new int[] {0, 5}, scores(Games.of(2), NONE, seats), "coal 5 for 5 beats coal, carrot and iron apart");
        assertArrayEquals(new int[] {2, 5}, scores(Games.of(2, "wildGoods", "any"), NONE, seats), "two crystals");
    }

    @Test
    void tiesAreBrokenInTheOrderOfTheRules() {
        List<Map<String, Object>> even = List.of(
                seat(1, Map.of("crystal", 3), Map.of("1", 4), NONE),
                seat(1, NONE, Map.of("7", 1, "8", 1, "9", 1), NONE));
        assertArrayEquals(new int[] {5, 5}, scores(Games.of(2), NONE, even));
        assertArrayEquals(new double[] {1, -1}, payoffs(Games.of(2), even), "more armies");
        assertArrayEquals(
                new double[] {-1, 1}, payoffs(Games.of(2, "tieBreak", "coins-regions-armies"), even), "more regions");
        List<Map<String, Object>> richer = List.of(even.get(0), seat(2, NONE, Map.of("7", 1, "8", 1, "9", 1), NONE));
        assertArrayEquals(new double[] {-1, 1}, payoffs(Games.of(2), richer), "more coins");
    }

    @Test
    void equalRanksShareTheirPayoffs() {
        Map<String, Object> good = seat(0, Map.of("crystal", 2), NONE, NONE);
        Map<String, Object> bad = seat(0, NONE, NONE, NONE);
        assertArrayEquals(
                new double[] {2 / 3.0, 2 / 3.0, -2 / 3.0, -2 / 3.0},
                payoffs(Games.of(4), List.of(good, good, bad, bad)),
                1e-12);
    }

    @Test
    void theMarginIsWhatCountsIfTheOptionSaysSo() {
        Map<String, Object> good = seat(0, Map.of("crystal", 4), NONE, NONE);
        Map<String, Object> bad = seat(3, Map.of("crystal", 2), NONE, NONE);
        double most = 25 + 4 + 5 * 5;
        assertArrayEquals(
                new double[] {3 / most, -3 / most},
                payoffs(Games.of(2, "payoff", "margin"), List.of(good, bad)),
                1e-12);
        assertArrayEquals(
                new double[] {3 / most, -1.5 / most, -1.5 / most},
                payoffs(Games.of(3, "payoff", "margin"), List.of(good, bad, bad)),
                1e-12);
    }
}
