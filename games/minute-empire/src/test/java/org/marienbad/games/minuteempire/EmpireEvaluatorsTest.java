package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.marienbad.games.minuteempire.Games.seat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Estimates, computed by hand; unless a test says otherwise, 13 turns a seat are to come. */
class EmpireEvaluatorsTest {
    private static final Map<String, Integer> NONE = Map.of();
    private static final List<String> ROW =
            List.of("crystal:P2", "coal:M2", "carrot:C1", "tree:D1/C1", "anvil:P3", "carrot:D1+P1");
    /** Regions, continents and goods of side A. */
    private static final double MOST_POINTS = 25 + 4 + 5 * 5;
    /** How much of the prospects of the start is left with 13 turns. */
    private static final double RAMP = 13 / 15.0;

    private static double[] estimates(EmpireGame game, EmpireState state, String evaluator) {
        double[] out = new double[game.info().seats()];
        game.evaluators().stream()
                .filter(named -> named.name().equals(evaluator))
                .findFirst()
                .orElseThrow()
                .evaluator()
                .evaluate(state, out);
        return out;
    }

    /** By how many points the prospects of the first seat beyond the score are better than the second's. */
    private static double prospects(
            Map<String, Integer> nobody, Map<String, Object> first, Map<String, Object> second) {
        EmpireGame game = Games.of(2, "payoff", "margin");
        Map<String, Object> form = new LinkedHashMap<>(
                game.position(Games.position(game, ROW, List.of(first, second))).orElseThrow());
        form.put("neutral", nobody);
        EmpireState state = game.stateOf(form);
        double[] potential = estimates(game, state, "potential");
        double[] score = estimates(game, state, "score");
        assertEquals(0, potential[0] + potential[1], 1e-12);
        return (potential[0] - score[0]) * MOST_POINTS;
    }

    private static void assertArmies(
            double expected,
            Map<String, Integer> nobody,
            Map<String, Integer> armies,
            Map<String, Integer> cities,
            Map<String, Integer> others) {
        assertEquals(
                expected * RAMP, prospects(nobody, seat(0, NONE, armies, cities), seat(0, NONE, others, NONE)), 1e-12);
    }

    @Test
    void goodsCountByTheirPartOfTheNextLevel() {
        Map<Map<String, Integer>, Double> shares = Map.of(
                Map.of("coal", 1), 1 / 2.0,
                Map.of("carrot", 2), 2 / 3.0,
                Map.of("tree", 3), 1 / 2.0,
                Map.of("anvil", 5), 1 / 2.0,
                Map.of("carrot", 4), 1 / 2.0,
                Map.of("crystal", 3), 0.0,
                Map.of("crystal", 5), 0.0,
                Map.of("coal", 1, "tree", 1), 1.0);
        shares.forEach((goods, share) -> assertEquals(
                0.4 * share * RAMP,
                prospects(NONE, seat(0, goods, Map.of("13", 3), NONE), seat(0, NONE, Map.of("14", 3), NONE)),
                1e-12,
                goods.toString()));
    }

    @Test
    void coinsWildCardsAndCitiesAreProspects() {
        Map<String, Object> nothing = seat(0, NONE, Map.of("14", 3), NONE);
        assertEquals(
                5 * (0.02 + 0.12 * 13 / 13.5), prospects(NONE, seat(5, NONE, Map.of("13", 3), NONE), nothing), 1e-12);
        assertEquals(
                0.35 * 2 * RAMP, prospects(NONE, seat(0, Map.of("wild", 2), Map.of("13", 3), NONE), nothing), 1e-12);
        assertArmies(0.2, NONE, Map.of("13", 3), Map.of("5", 1), Map.of("14", 3));
    }

    @Test
    void armiesAreProspectsWhereTheyMayGoOrFight() {
        assertArmies(0.1 * 2, NONE, Map.of("13", 5), NONE, Map.of("14", 3));
        assertArmies(0.1, NONE, Map.of("13", 3), NONE, Map.of("14", 2, "15", 1));
        // In 13: short by one, with two armies that may leave, against none that may. Elsewhere one of three, two of
        // four.
        assertArmies(
                0.25 + 0.1 * (2 - 1) - 0.1 * (0 - 2) + 0.1 * (1 - 2),
                NONE,
                Map.of("13", 2, "14", 1),
                NONE,
                Map.of("13", 3, "15", 1));
        // Level, by an army and a city against two armies.
        assertArmies(0.2 + 0.3 - (0.3 + 0.1), NONE, Map.of("13", 1), Map.of("13", 1), Map.of("13", 2));
        // Short by one of nobody's.
        assertArmies(0.25 + 0.1, Map.of("13", 2), Map.of("13", 1), NONE, Map.of("14", 1));
        // Far ahead: of five armies three may leave.
        assertArmies(0.1 * 3 - 0.1, NONE, Map.of("13", 5), NONE, Map.of("13", 1));
    }

    @Test
    void leadsLoseWorthWithTheTurnsToCome() {
        List<Map<String, Object>> seats = List.of(
                seat(0, Map.of("crystal", 3), Map.of("13", 1), NONE),
                seat(0, NONE, Map.of("14", 1, "15", 1), NONE),
                seat(0, NONE, NONE, NONE));
        // Regions and goods, and for the second seat the continent C.
        double first = (1 + 3) * 3 / 16.0;
        double second = 2 * 3 / 16.0 + 2 / 15.0;
        EmpireGame margin = Games.of(2, "payoff", "margin");
        double lead = (first - second) / MOST_POINTS;
        assertArrayEquals(
                new double[] {lead, -lead},
                estimates(margin, Games.position(margin, ROW, seats.subList(0, 2)), "score"),
                1e-12);
        EmpireGame rank = Games.of(2);
        double chance = rank(first - second, 0.1 + 8.5 * 13 / 14.5);
        assertArrayEquals(
                new double[] {chance, -chance},
                estimates(rank, Games.position(rank, ROW, seats.subList(0, 2)), "score"),
                1e-12);
        EmpireGame three = Games.of(3);
        first = (1 + 3) * 3 / 13.0;
        second = 2 * 3 / 13.0 + 2 / 12.0;
        double variance = 0.1 + 8.5 * 10 / 11.5;
        assertArrayEquals(
                new double[] {
                    (rank(first - second, variance) + rank(first, variance)) / 2,
                    (rank(second - first, variance) + rank(second, variance)) / 2,
                    (rank(-first, variance) + rank(-second, variance)) / 2
                },
                estimates(three, Games.position(three, ROW, seats), "score"),
                1e-12);
    }

    @Test
    void turnsToComeAreCountedBySeat() {
        EmpireGame game = Games.of(2, "payoff", "margin");
        Map<String, Object> form = new LinkedHashMap<>(game.position(Games.position(
                        game, ROW, List.of(seat(4, Map.of("crystal", 3), NONE, NONE), seat(0, NONE, NONE, NONE))))
                .orElseThrow());
        form.put("count", 10);
        EmpireState state = game.stateOf(form);
        double score = 3 * 3 / (3 + 8.0);
        assertEquals(score / MOST_POINTS, estimates(game, state, "score")[0], 1e-12);
        double coins = 4 * (0.02 + 0.12 * 8 / 8.5);
        assertEquals((score + coins) / MOST_POINTS, estimates(game, state, "potential")[0], 1e-12);
    }

    private static double rank(double lead, double variance) {
        return lead / Math.sqrt(lead * lead + variance);
    }
}
