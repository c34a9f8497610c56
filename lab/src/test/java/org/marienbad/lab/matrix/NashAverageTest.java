package org.marienbad.lab.matrix;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.hipparchus.optim.linear.LinearConstraint;
import org.hipparchus.optim.linear.Relationship;
import org.junit.jupiter.api.Test;

class NashAverageTest {
    private static final double THIRD = 1 / 3.0;

    @Test
    void theBestOfAllTakesAll() {
        NashAverage average = NashAverage.of(new double[][] {{0, -1, 2}, {1, 0, 3}, {-2, -3, 0}});
        assertArrayEquals(new double[] {0, 1, 0}, average.mix(), 1e-9);
        assertArrayEquals(new double[] {-1, 0, -3}, average.skill(), 1e-9);
    }

    @Test
    void equalsShareEqually() {
        NashAverage average = NashAverage.of(new double[4][4]);
        assertArrayEquals(new double[] {0.25, 0.25, 0.25, 0.25}, average.mix(), 1e-9);
        assertArrayEquals(new double[1], NashAverage.of(new double[1][1]).skill());
    }

    /** Scissors, paper, stone; copies share what one of them would have, and do not help him whom they beat. */
    @Test
    void copiesShareTheirPart() {
        double[][] payoffs = {
            {0, 1, -1, -1, 1},
            {-1, 0, 1, 1, 1},
            {1, -1, 0, 0, 1},
            {1, -1, 0, 0, 1},
            {-1, -1, -1, -1, 0}
        };
        NashAverage average = NashAverage.of(payoffs);
        assertArrayEquals(new double[] {THIRD, THIRD, THIRD / 2, THIRD / 2, 0}, average.mix(), 1e-9);
        assertArrayEquals(new double[] {0, 0, 0, 0, -1}, average.skill(), 1e-9);
    }

    /** A and B draw, C beats B and loses to A: B may have a third at most, or C would be better than both. */
    @Test
    void aReplyOutsideTheMixMayLimitIt() {
        NashAverage average = NashAverage.of(new double[][] {{0, 0, 1}, {0, 0, -2}, {-1, 2, 0}});
        assertArrayEquals(new double[] {2 * THIRD, THIRD, 0}, average.mix(), 1e-9);
        assertArrayEquals(new double[] {0, 0, 0}, average.skill(), 1e-9);
    }

    @Test
    void pointsAreTakenAsLogOdds() {
        // Everyone beats the next with the same points.
        NashAverage even = NashAverage.ofPoints(new double[][] {{0, 70, 30}, {30, 0, 70}, {70, 30, 0}});
        assertArrayEquals(new double[] {THIRD, THIRD, THIRD}, even.mix(), 1e-9);
        // All or nothing stays finite.
        NashAverage clear = NashAverage.ofPoints(new double[][] {{0, 10}, {0, 0}});
        assertArrayEquals(new double[] {1, 0}, clear.mix(), 1e-9);
        assertEquals(-Math.log(21), clear.skill()[1], 1e-9);
    }

    @Test
    void malformedTournamentsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> NashAverage.of(new double[][] {}));
        assertThrows(IllegalArgumentException.class, () -> NashAverage.of(new double[][] {{0, 1}}));
        assertThrows(IllegalArgumentException.class, () -> NashAverage.of(new double[][] {{0, 1}, {1, 0}}));
        assertThrows(IllegalArgumentException.class, () -> NashAverage.of(new double[][] {{1}}));
        assertThrows(IllegalArgumentException.class, () -> NashAverage.ofPoints(new double[][] {{0, -1}, {1, 0}}));
        String message = assertThrows(
                        IllegalArgumentException.class, () -> NashAverage.ofPoints(new double[][] {{0, 0}, {0, 0}}))
                .getMessage();
        assertEquals("entrants 0 and 1 have not met", message);
    }

    /** Payoffs of −1, 0 and 1 leave many optimal mixes; others are numbers as tournaments have them. */
    private static double[][] randomPayoffs(long seed, int entrants) {
        SplittableRandom random = new SplittableRandom(seed);
        boolean whole = random.nextBoolean();
        double[][] payoffs = new double[entrants][entrants];
        for (int one = 0; one < entrants; one++) {
            for (int other = 0; other < one; other++) {
                payoffs[one][other] = whole ? random.nextInt(3) - 1 : Math.log((1 + random.nextInt(40)) / 20.0);
                payoffs[other][one] = -payoffs[one][other];
            }
        }
        return payoffs;
    }

    /** No optimal mix lies in a direction in which the entropy grows: then, as it is concave, none has more. */
    @Property(tries = 500)
    void noOptimalMixHasMoreEntropy(@ForAll long seed, @ForAll @IntRange(min = 1, max = 9) int entrants) {
        double[][] payoffs = randomPayoffs(seed, entrants);
        NashAverage average = NashAverage.of(payoffs);
        double[] mix = average.mix();
        assertEquals(1, Arrays.stream(mix).sum(), 1e-12);
        assertTrue(Arrays.stream(mix).allMatch(share -> share >= 0));
        assertTrue(Arrays.stream(average.skill()).allMatch(skill -> skill < 1e-8), Arrays.toString(average.skill()));
        List<LinearConstraint> optimal = new ArrayList<>();
        double[] ones = new double[entrants];
        Arrays.fill(ones, 1);
        optimal.add(new LinearConstraint(ones, Relationship.LEQ, 1));
        for (double[] row : payoffs) {
            optimal.add(new LinearConstraint(row, Relationship.LEQ, 0));
        }
        double[] slope = Arrays.stream(mix)
                .map(share -> -Math.log(Math.max(share, 1e-30)))
                .map(Math::abs)
                .toArray();
        double[] other = LinearPrograms.maximum(slope, optimal);
        double gain = 0;
        for (int entrant = 0; entrant < entrants; entrant++) {
            gain += slope[entrant] * (other[entrant] - mix[entrant]);
        }
        assertTrue(gain < 1e-6, gain + " by " + Arrays.toString(other) + " over " + Arrays.toString(mix));
    }

    @Property(tries = 100)
    void theOrderOfEntrantsDoesNotMatter(@ForAll long seed) {
        double[][] payoffs = randomPayoffs(seed, 6);
        double[][] reversed = new double[6][6];
        for (int one = 0; one < 6; one++) {
            for (int other = 0; other < 6; other++) {
                reversed[5 - one][5 - other] = payoffs[one][other];
            }
        }
        double[] mix = NashAverage.of(payoffs).mix();
        double[] back = NashAverage.of(reversed).mix();
        for (int one = 0; one < 6; one++) {
            assertEquals(mix[one], back[5 - one], 1e-7);
        }
    }

    @Test
    void aHundredEntrantsAreNoTrouble() {
        double[][] payoffs = randomPayoffs(5, 100);
        assertTrue(Arrays.stream(NashAverage.of(payoffs).skill()).allMatch(skill -> skill < 1e-8));
    }
}
