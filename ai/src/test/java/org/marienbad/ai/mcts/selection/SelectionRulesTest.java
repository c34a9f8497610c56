package org.marienbad.ai.mcts.selection;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Each rule follows the greatest value of its formula, worked out by hand at the place where the choice turns. */
class SelectionRulesTest {
    /** Actions of which each array holds one quantity, 0 where it is not given. */
    private static final class Actions implements Siblings {
        private final double[] values;
        private int[] visits;
        private int[] opportunities;
        private int[] amafVisits = {0, 0, 0};
        private double[] amafMeans = {0, 0, 0};
        private double[] priors = {1.0 / 3, 1.0 / 3, 1.0 / 3};
        private int ruledOut = -1;
        private double range = 1;
        private double[] weighted = {};
        private double played;

        Actions(double... values) {
            this.values = values;
        }

        Actions visits(int... counts) {
            visits = counts;
            int sum = 0;
            for (int count : counts) {
                sum += count;
            }
            opportunities = new int[] {sum, sum, sum};
            return this;
        }

        Actions opportunities(int... counts) {
            opportunities = counts;
            return this;
        }

        Actions priors(double... probabilities) {
            priors = probabilities;
            return this;
        }

        Actions amaf(int[] counts, double... means) {
            amafVisits = counts;
            amafMeans = means;
            return this;
        }

        Actions ruledOut(int index) {
            ruledOut = index;
            return this;
        }

        Actions weighted(double ownStrategy, double... sums) {
            played = ownStrategy;
            weighted = sums;
            return this;
        }

        Actions range(double width) {
            range = width;
            return this;
        }

        @Override
        public int count() {
            return values.length;
        }

        @Override
        public int visits(int index) {
            return visits[index];
        }

        @Override
        public int opportunities(int index) {
            return opportunities[index];
        }

        @Override
        public double value(int index) {
            return values[index];
        }

        @Override
        public boolean isRuledOut(int index) {
            return index == ruledOut;
        }

        @Override
        public double prior(int index) {
            return priors[index];
        }

        @Override
        public int amafVisits(int index) {
            return amafVisits[index];
        }

        @Override
        public double amafMean(int index) {
            assertTrue(amafVisits[index] > 0, "asked of an action without such visits");
            return amafMeans[index];
        }

        @Override
        public double weightedPayoffs(int index) {
            return weighted[index];
        }

        @Override
        public double playedPayoffs() {
            return played;
        }

        @Override
        public double payoffRange() {
            return range;
        }
    }

    private static final SelectionRule[] ALL = {
        new Ucb1(0.5), new Puct(1.5), new ProgressiveBias(0.5, 1), new Grave(0.5)
    };

    @Test
    void theBestOfEquallyVisitedActionsIsFollowed() {
        for (SelectionRule rule : ALL) {
            for (int best = 0; best < 3; best++) {
                double[] values = {0.5, 0.5, 0.5};
                values[best] = 0.6;
                assertEquals(best, rule.select(new Actions(values).visits(10, 10, 10)), rule.toString());
            }
        }
    }

    @Test
    void theLeastVisitedOfEqualActionsIsFollowed() {
        for (SelectionRule rule : ALL) {
            for (int least = 0; least < 3; least++) {
                int[] visits = {10, 10, 10};
                visits[least] = 9;
                assertEquals(least, rule.select(new Actions(0.5, 0.5, 0.5).visits(visits)), rule.toString());
            }
        }
    }

    @Test
    void actionsRuledOutAreNotFollowed() {
        for (SelectionRule rule : ALL) {
            assertEquals(
                    1, rule.select(new Actions(0.9, 0.5, 0.4).visits(9, 9, 9).ruledOut(0)), rule.toString());
            assertEquals(0, rule.select(new Actions(-9, -9.5, 9).visits(9, 9, 9).ruledOut(2)), rule.toString());
        }
    }

    /** The gap at which both bounds are equal is {@code c * range * sqrt(ln 104) * (1/2 - 1/10)}, for 4 and 100 visits. */
    @Test
    void ucb1TurnsWhereItsFormulaSays() {
        double gap = 0.5 * 0.8 * Math.sqrt(Math.log(104)) * (1.0 / 2 - 1.0 / 10);
        SelectionRule rule = new Ucb1(0.5);
        assertEquals(
                0, rule.select(new Actions(0.2, 0.2 + gap - 1e-9).visits(4, 100).range(0.8)));
        assertEquals(
                1, rule.select(new Actions(0.2, 0.2 + gap + 1e-9).visits(4, 100).range(0.8)));
        SelectionRule never = new Ucb1(0);
        assertEquals(1, never.select(new Actions(0.2, 0.2 + 1e-9).visits(1, 100)));
        assertTrue(rule.triesAllFirst());
        assertEquals(-1, rule.amafReference());
    }

    /** Actions that were rarely legal are explored by their own opportunities; the value of new ones is all that counts. */
    @Test
    void ucb1CountsOpportunities() {
        double gap = 0.5 * (Math.sqrt(Math.log(50) / 4) - Math.sqrt(Math.log(8) / 4));
        SelectionRule rule = new Ucb1(0.5);
        Actions seldom = new Actions(0.2 + gap - 1e-9, 0.2).visits(4, 4).opportunities(8, 50);
        assertEquals(1, rule.select(seldom));
        assertEquals(
                0, rule.select(new Actions(0.2 + gap + 1e-9, 0.2).visits(4, 4).opportunities(8, 50)));
        assertEquals(1, rule.select(new Actions(0.2, 0.9).visits(1, 0)));
        assertEquals(0, rule.select(new Actions(0.2, 0.1).visits(1, 0)));
        assertEquals(0, rule.select(new Actions(0.2, 0.1).visits(1, 1).opportunities(0, 0)), "no logarithm of 0");
    }

    /** {@code c*range*P*sqrt(N)/(1+n)} for 16 visits: {@code 2*0.5*0.6*4/4} against {@code 2*0.5*0.4*4/14}. */
    @Test
    void puctTurnsWhereItsFormulaSays() {
        double gap = 0.6 - 1.6 / 14;
        SelectionRule rule = new Puct(2);
        Actions less = new Actions(0.1, 0.1 + gap - 1e-9)
                .visits(3, 13)
                .priors(0.6, 0.4)
                .range(0.5);
        assertEquals(0, rule.select(less));
        Actions more = new Actions(0.1, 0.1 + gap + 1e-9)
                .visits(3, 13)
                .priors(0.6, 0.4)
                .range(0.5);
        assertEquals(1, rule.select(more));
        // As long as all payoffs are equal the range counts as 1.
        Actions equal = new Actions(0.1, 0.1 + 2 * gap - 1e-9)
                .visits(3, 13)
                .priors(0.6, 0.4)
                .range(0);
        assertEquals(0, rule.select(equal));
        assertEquals(
                1,
                rule.select(new Actions(0.1, 0.1 + 2 * gap + 1e-9)
                        .visits(3, 13)
                        .priors(0.6, 0.4)
                        .range(0)));
        assertFalse(rule.triesAllFirst());
    }

    /** Of 9 visits each, the bias is {@code weight * range * P / 10}; an action without visits has no exploration. */
    @Test
    void progressiveBiasTurnsWhereItsFormulaSays() {
        SelectionRule rule = new ProgressiveBias(0.5, 3);
        double gap = 3 * 0.5 * (0.7 - 0.3) / 10;
        assertEquals(
                0,
                rule.select(new Actions(0.1, 0.1 + gap - 1e-9)
                        .visits(9, 9)
                        .priors(0.7, 0.3)
                        .range(0.5)));
        assertEquals(
                1,
                rule.select(new Actions(0.1, 0.1 + gap + 1e-9)
                        .visits(9, 9)
                        .priors(0.7, 0.3)
                        .range(0.5)));
        assertEquals(
                0,
                rule.select(new Actions(0.1, 0.1 + 2 * gap - 1e-9)
                        .visits(9, 9)
                        .priors(0.7, 0.3)
                        .range(0)));
        double exploring = 0.5 * Math.sqrt(Math.log(4) / 4) + 3 * 0.5 / 5 - 3 * 0.5;
        assertEquals(
                0,
                rule.select(
                        new Actions(0.1, 0.1 + exploring - 1e-9).visits(4, 0).priors(0.5, 0.5)));
        assertEquals(
                1,
                rule.select(
                        new Actions(0.1, 0.1 + exploring + 1e-9).visits(4, 0).priors(0.5, 0.5)));
        double rare = 0.5 * (Math.sqrt(Math.log(60) / 4) - Math.sqrt(Math.log(2) / 4));
        Actions seldom = new Actions(0.1, 0.1 + rare - 1e-9)
                .visits(4, 4)
                .opportunities(60, 2)
                .priors(0.5, 0.5);
        assertEquals(0, rule.select(seldom));
        assertEquals(
                0,
                rule.select(
                        new Actions(0.2, 0.1).visits(1, 1).opportunities(0, 0).priors(0.5, 0.5)));
    }

    /** 30 simulations played the first action somewhere, with mean 0.9: b = 30 / (30 + 10 + 0.1 * 30 * 10). */
    @Test
    void graveTurnsWhereItsFormulaSays() {
        SelectionRule rule = new Grave(0.5, 20, 0.1);
        double weight = 30.0 / 70;
        double mixed = (1 - weight) * 0.3 + weight * 0.9;
        int[] all = {30, 0};
        assertEquals(
                0, rule.select(new Actions(0.3, mixed - 1e-9).visits(10, 10).amaf(all, 0.9, 0)));
        assertEquals(
                1, rule.select(new Actions(0.3, mixed + 1e-9).visits(10, 10).amaf(all, 0.9, 0)));
        // Without visits of its own an action has the value of the others, and explores as if it had one visit.
        double exploring = 0.5 * 0.4 * Math.sqrt(Math.log(9)) * (1 - 1.0 / 3);
        Actions unseen = new Actions(0.7, 0.9 + exploring - 1e-9).visits(0, 9).range(0.4);
        assertEquals(0, rule.select(unseen.amaf(all, 0.9, 0)));
        unseen = new Actions(0.7, 0.9 + exploring + 1e-9).visits(0, 9).range(0.4);
        assertEquals(1, rule.select(unseen.amaf(all, 0.9, 0)));
        assertEquals(2, rule.select(new Actions(0.9, 0.9, 0.1).visits(9, 0, 0).amaf(new int[] {9, 9, 0}, 0.9, 1, 0)));
        assertEquals(20, rule.amafReference());
        assertEquals(50, new Grave(0.5).amafReference());
        assertFalse(rule.triesAllFirst());
    }

    @Test
    void exp3DrawsByExponentialWeights() {
        double[] out = {7, 7, 7, 7};
        new Exp3(0.6).mix(new Actions(0, 0, 0).weighted(9, 0, 2, -1), out);
        double sum = 1 + Math.exp(0.4) + Math.exp(-0.2);
        assertArrayEquals(new double[] {1 / sum, Math.exp(0.4) / sum, Math.exp(-0.2) / sum, 7}, out, 1e-12);
        new Exp3().mix(new Actions(0, 0).weighted(0, 1e6, 0), out);
        assertArrayEquals(new double[] {1, 0}, new double[] {out[0], out[1]}, 1e-12, "large sums do not overflow");
        assertEquals(0.3, new Exp3().exploration());
    }

    @Test
    void regretMatchingDrawsByRegret() {
        double[] out = {7, 7, 7, 7};
        RegretMatching rule = new RegretMatching(0.2);
        rule.mix(new Actions(0, 0, 0).weighted(1.5, 1, 3, 2), out);
        assertArrayEquals(new double[] {0, 0.75, 0.25, 7}, out, 1e-12);
        rule.mix(new Actions(0, 0, 0).weighted(3, 1, 3, 2), out);
        assertArrayEquals(new double[] {1.0 / 3, 1.0 / 3, 1.0 / 3, 7}, out, 1e-12, "nothing is regretted");
        assertEquals(0.2, rule.exploration());
        assertEquals(0.3, new RegretMatching().exploration());
        for (double wrong : new double[] {0, -0.1, 1.1, Double.NaN}) {
            assertThrows(IllegalArgumentException.class, () -> new Exp3(wrong));
            assertThrows(IllegalArgumentException.class, () -> new RegretMatching(wrong));
        }
        assertEquals(1, new Exp3(1).exploration());
    }

    @Test
    void constantsHaveTheirRanges() {
        new Ucb1(0);
        new Ucb1(10);
        new Puct(0);
        new Grave(0, 0, 0);
        new ProgressiveBias(0, 0);
        assertThrows(IllegalArgumentException.class, () -> new Ucb1(10.1));
        assertThrows(IllegalArgumentException.class, () -> new Puct(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> new Grave(11));
        assertThrows(IllegalArgumentException.class, () -> new Grave(0.3, 0, -0.1));
        assertThrows(IllegalArgumentException.class, () -> new Grave(0.3, 0, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> new ProgressiveBias(-0.1, 0));
        assertThrows(IllegalArgumentException.class, () -> new ProgressiveBias(0.1, Double.NaN));
    }
}
