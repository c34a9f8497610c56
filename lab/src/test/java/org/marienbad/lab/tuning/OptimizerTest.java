package org.marienbad.lab.tuning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.Toys;
import org.marienbad.lab.space.SettingSpace;

/** Optimizers on a noisy quadratic response whose optimum is known: c = 2, d = 7, mode b, skill 10. */
class OptimizerTest {
    private static final int GAMES = 16;

    private static double quality(Map<String, String> point) {
        double c = Math.log(Double.parseDouble(point.getOrDefault("c", "2")) / 2) / 4;
        double d = (Double.parseDouble(point.getOrDefault("d", "7")) - 7) / 8;
        double skill = (Double.parseDouble(point.getOrDefault("skill", "10")) - 10) / 14;
        return 0.75
                - c * c
                - d * d
                - skill * skill
                - (point.getOrDefault("mode", "b").equals("b") ? 0 : 0.1);
    }

    /** The share of won games, each of which is won with the probability that the response has. */
    private static double measured(Map<String, String> point, SplittableRandom luck) {
        double quality = quality(point);
        long won = luck.doubles(GAMES).filter(one -> one < quality).count();
        return (double) won / GAMES;
    }

    private static List<Map<String, String>> run(Optimizer optimizer, int steps, long seed) {
        SplittableRandom luck = new SplittableRandom(seed);
        List<Map<String, String>> asked = new ArrayList<>();
        for (int step = 0; step < steps; step++) {
            List<Map<String, String>> points = optimizer.ask();
            asked.addAll(points);
            optimizer.tell(
                    points.stream().mapToDouble(point -> measured(point, luck)).toArray());
        }
        return asked;
    }

    private static SettingSpace space(Map<String, ?> over) {
        return SettingSpace.of(PlayerSpec.of("tuned"), over, Toys.PLAYERS);
    }

    private static final Map<String, ?> RANGES = Map.of("c", "0.05..40", "d", "0..10");
    private static final Map<String, ?> MIXED =
            Map.of("c", "0.05..40:7", "d", List.of(0, 3, 7, 9), "mode", "", "skill", "1..10:4");

    private static Spsa spsa(long seed) {
        return new Spsa(space(RANGES), Map.of("c", "0.1", "d", "2"), 400, GAMES, seed);
    }

    @Property(tries = 30)
    void spsaComesNearTheOptimumFromFarAway(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
        Spsa spsa = spsa(seed);
        double start = quality(Map.of("c", "0.1", "d", "2"));
        run(spsa, 400, seed + 1);
        assertTrue(start < 0 && quality(spsa.best()) > 0.68, () -> spsa.best() + " " + quality(spsa.best()));
    }

    @Property(tries = 30)
    void ntbeaComesNearTheOptimumOfAMixedSpace(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
        Ntbea ntbea = new Ntbea(space(MIXED), seed);
        run(ntbea, 400, seed + 1);
        assertTrue(quality(ntbea.best()) > 0.62, () -> ntbea.best() + " " + quality(ntbea.best()));
    }

    @Property(tries = 10)
    void answersDecideTheNextQuestions(@ForAll long seed) {
        assertEquals(run(spsa(seed), 30, 1), run(spsa(seed), 30, 1));
        Ntbea one = new Ntbea(space(MIXED), seed);
        Ntbea other = new Ntbea(space(MIXED), seed);
        assertEquals(run(one, 30, 1), run(other, 30, 1));
        assertEquals(one.best(), other.best());
        assertEquals(one.ask(), one.ask(), "the same until it is told");
    }

    @Test
    void wholeNumbersChangeAtEveryStep() {
        Spsa spsa = new Spsa(space(Map.of("skill", "1..10")), Map.of("skill", "5"), 50, GAMES, 3);
        for (int step = 0; step < 50; step++) {
            List<Map<String, String>> points = spsa.ask();
            assertTrue(!points.get(0).equals(points.get(1)), points::toString);
            spsa.tell(new double[] {quality(points.get(0)), quality(points.get(1))});
        }
        assertTrue(Integer.parseInt(spsa.best().get("skill")) >= 8, spsa.best()::toString);
    }

    @Test
    void spsaRefusesLists() {
        assertEquals(
                "SPSA needs ranges of numbers, and 'mode' has a list of values; allowed: a range such as 0.1..3, or the"
                        + " method ntbea",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> new Spsa(space(Map.of("mode", "")), Map.of(), 10, GAMES, 1))
                        .getMessage());
    }
}
