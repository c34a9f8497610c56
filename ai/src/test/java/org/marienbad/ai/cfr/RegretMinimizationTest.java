package org.marienbad.ai.cfr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

class RegretMinimizationTest {
    private static Exploitability after(CfrTree tree, int iterations) {
        CfrPlus cfr = CfrPlus.of(tree).build();
        cfr.run(iterations);
        return Exploitability.of(tree, cfr.averageStrategy());
    }

    /** The value for seat 0 lies between what the two best responses leave. */
    private static void assertValue(double value, double precision, Exploitability found) {
        assertTrue(found.exploitability() < precision, () -> "exploitability " + found.exploitability());
        assertTrue(found.exploitability() > -1e-12);
        assertTrue(-found.bestResponse(1) <= value + 1e-9, () -> "at least " + -found.bestResponse(1));
        assertTrue(found.bestResponse(0) >= value - 1e-9, () -> "at most " + found.bestResponse(0));
    }

    @Test
    void kuhnPokerIsSolvedQuickly() {
        CfrTree tree = CfrTree.of(Known.kuhn());
        assertValue(Known.KUHN, 1e-3, after(tree, 300));
        assertEquals(Known.KUHN, after(tree, 3000).value(0), 1e-4);
    }

    @Test
    void leducPokerApproachesItsValue() {
        assertValue(Known.LEDUC, 0.02, after(CfrTree.of(Known.leduc()), 200));
    }

    @ParameterizedTest
    @CsvSource({"2, top, 0.5", "4, top, 0.0625"})
    void liarsDiceWithADieEach(int sides, String wild, double value) {
        assertValue(value, 1e-3, after(CfrTree.of(Known.liarsDice(1, sides, wild)), 400));
    }

    @Test
    void liarsDiceWithTwoDiceAgainstOne() {
        Game game = Known.liarsDice(2, 3, "top");
        State root = game.stateOf(Map.of(
                "dice", List.of(2, 1),
                "first", 0,
                "rolled", List.of("", ""),
                "bids", List.of(),
                "shown", List.of(),
                "called", List.of(),
                "loser", -1));
        CfrTree tree = CfrTree.grow(new InformationSets(game), root, (nodes, bytes) -> true)
                .orElseThrow();
        assertValue(7.0 / 27, 2e-3, after(tree, 300));
    }

    @Test
    void tenTimesTheIterationsLeaveFarLessToExploit() {
        CfrTree tree = CfrTree.of(Known.kuhn());
        double last = Exploitability.of(tree, Strategy.UNIFORM).exploitability();
        for (int iterations = 10; iterations <= 10_000; iterations *= 10) {
            double now = after(tree, iterations).exploitability();
            assertTrue(now < last / 3, iterations + " iterations: " + now + " after " + last);
            last = now;
        }
    }

    @Test
    void aStrategyIsTheSameHoweverItsIterationsAreCounted() {
        CfrTree tree = CfrTree.of(Known.kuhn());
        CfrPlus steps = CfrPlus.of(tree).build();
        for (int i = 0; i < 50; i++) {
            steps.run(1);
        }
        assertEquals(50, steps.iterations());
        assertEquals(
                after(tree, 50).nashConv(),
                Exploitability.of(tree, steps.averageStrategy()).nashConv());
    }

    @Test
    void theDelayLeavesOutTheFirstIterations() {
        CfrTree tree = CfrTree.of(Known.kuhn());
        CfrPlus late = CfrPlus.of(tree).averagingDelay(20).build();
        late.run(20);
        assertEquals(
                11.0 / 12, Exploitability.of(tree, late.averageStrategy()).nashConv(), 1e-12, "nothing counts so far");
        late.run(180);
        assertTrue(Exploitability.of(tree, late.averageStrategy()).exploitability() < 1e-2);
        assertThrows(IllegalArgumentException.class, () -> CfrPlus.of(tree).averagingDelay(-1));
    }

    /** Rock against scissors counts twice: then paper is played half of the time. */
    @Test
    void simultaneousDecisionsAreMixed() {
        Game game = ToyGame.matrix(new double[][] {{0, -1, 2}, {1, 0, -1}, {-2, 1, 0}});
        CfrTree tree = CfrTree.of(game);
        CfrPlus cfr = CfrPlus.of(tree).build();
        cfr.run(2000);
        assertValue(0, 1e-3, Exploitability.of(tree, cfr.averageStrategy()));
        for (InformationSet set : tree.informationSets().all()) {
            double[] mix = IntStream.range(0, 3)
                    .mapToDouble(i -> cfr.averageStrategy().probability(set, i))
                    .toArray();
            assertEquals(0.25, mix[0], 0.01);
            assertEquals(0.5, mix[1], 0.01);
            assertEquals(0.25, mix[2], 0.01);
        }
    }

    /** Seat 0 sees a coin, then it is covered: the position tells nothing, but the seat has not forgotten. */
    @Test
    void aSeatRemembersWhatItWasShown() {
        ToyGame game = new ToyGame(
                new int[] {State.CHANCE, 0}, 2, plies -> plies[0] == plies[1] ? 1 : -1, (ply, seat) -> seat == 0, true);
        assertEquals(1, after(CfrTree.of(game), 100).value(0), 0.01);
        ToyGame unseen = new ToyGame(game.actors(), 2, game.payoff(), (ply, seat) -> false, true);
        assertEquals(0, after(CfrTree.of(unseen), 100).value(0), 0.01);
    }

    @Test
    void samplingAgreesWithTheWholeTree() {
        CfrTree tree = CfrTree.of(Known.kuhn());
        ExternalSampling sampling = ExternalSampling.of(Known.kuhn())
                .informationSets(tree.informationSets())
                .seed(1)
                .build();
        sampling.run(60_000);
        assertEquals(12, sampling.informationSets().all().size(), "none but those of the tree");
        Exploitability found = Exploitability.of(tree, sampling.averageStrategy());
        assertValue(Known.KUHN, 0.02, found);
        assertEquals(Known.KUHN, found.value(0), 0.01);
    }

    /** Without a tree the information sets get other numbers, and the strategies are about the same situations. */
    @Test
    void samplingNeedsNoTree() {
        Game game = ToyGame.matrix(new double[][] {{0, -1, 2}, {1, 0, -1}, {-2, 1, 0}});
        ExternalSampling sampling = ExternalSampling.of(game).seed(3).build();
        sampling.run(100_000);
        assertEquals(2, sampling.informationSets().all().size());
        for (InformationSet set : sampling.informationSets().all()) {
            assertEquals(0.5, sampling.averageStrategy().probability(set, 1), 0.03);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, -5})
    void theSameSeedSamplesTheSameStrategy(long seed) {
        assertEquals(sampled(seed), sampled(seed));
        assertFalse(sampled(seed).equals(sampled(seed + 1)));
    }

    private static List<Map<Integer, Double>> sampled(long seed) {
        ExternalSampling sampling =
                ExternalSampling.of(Known.leduc()).seed(seed).build();
        sampling.run(300);
        return sampling.informationSets().all().stream()
                .map(sampling.averageStrategy()::probabilities)
                .toList();
    }

    @Test
    void aDrawFollowsTheProbabilities() {
        InformationSets sets = CfrTree.of(Known.kuhn()).informationSets();
        InformationSet set = sets.all().get(0);
        Strategy third = Strategy.ofWeights(sets, new double[][] {{1, 2}});
        assertEquals(0, third.draw(set, 0));
        assertEquals(0, third.draw(set, 0.333));
        assertEquals(1, third.draw(set, 0.334));
        assertEquals(1, third.draw(set, Math.nextDown(1.0)));
        assertEquals(0, Strategy.ofWeights(sets, new double[][] {{1, 0}}).draw(set, Math.nextDown(1.0)));
        assertEquals(1, Strategy.ofWeights(sets, new double[][] {{0, 1}}).draw(set, 0));
    }
}
