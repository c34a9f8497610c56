package org.marienbad.framework.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.toy.Toy;

class GameBasicsTest {
    @Test
    void ranksShareThePayoffsOfThePlacesTheyTake() {
        assertArrayEquals(new double[] {1, -1, 0}, ranks(9, 2, 5));
        assertArrayEquals(new double[] {0.5, 0.5, -1}, ranks(9, 9, 5));
        assertArrayEquals(new double[] {0, 0, 0}, ranks(1, 1, 1));
        assertArrayEquals(new double[] {1, -1}, ranks(3, 0));
    }

    @Property
    void ranksSumToZero(@ForAll @Size(min = 1, max = 6) int[] scores) {
        assertEquals(0, Arrays.stream(ranks(scores)).sum(), 1e-12);
    }

    private static double[] ranks(int... scores) {
        double[] out = new double[scores.length];
        Payoffs.ranks(scores, out);
        return out;
    }

    @Property
    void anIndexIsInRange(@ForAll long seed, @ForAll @IntRange(min = 1) int count) {
        int index = Playout.index(count, new SplittableRandom(seed));
        assertTrue(index >= 0 && index < count);
    }

    @Test
    void playoutsVisitEveryActionEquallyOften() {
        int[] seen = new int[5];
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 100_000; i++) {
            seen[Playout.index(5, random)]++;
        }
        for (int count : seen) {
            assertEquals(20_000, count, 600);
        }
    }

    @Test
    void chanceFollowsTheWeights() {
        State weighted = new WeightedCoin();
        int[] outcomes = {0, 1, 2};
        int[] seen = new int[3];
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 60_000; i++) {
            seen[Chance.sample(weighted, outcomes, 3, random)]++;
        }
        assertEquals(10_000, seen[0], 400);
        assertEquals(20_000, seen[1], 500);
        assertEquals(30_000, seen[2], 500);
    }

    @Test
    void aPlayoutEndsTheGameAndRepeatsWithItsSeed() {
        Game game = GameSetup.of(new Toy(), 2, Map.of("dice", "on"), 0).game();
        Playout playout = new Playout(game);
        State one = game.newInitialState();
        State two = game.newInitialState();
        int plies = playout.run(one, new SplittableRandom(9));
        assertEquals(plies, playout.run(two, new SplittableRandom(9)));
        assertEquals(State.TERMINAL, one.actor());
        assertEquals(one.toString(), two.toString());
    }

    @Test
    void aPlayoutMayTakeThePliesDeclaredAndNotOneMore() {
        Game longer = toy(20);
        int exact = 0;
        int oneTooMany = 0;
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int plies = new Playout(longer).run(longer.newInitialState(), random.split());
            Playout shorter = new Playout(toy(plies / 3)); // a toy game declares three plies a counter
            SplittableRandom again = new SplittableRandom(seed).split();
            if (plies % 3 == 0) {
                assertEquals(plies, shorter.run(longer.newInitialState(), again));
                exact++;
            } else if (plies % 3 == 1) {
                assertThrows(IllegalStateException.class, () -> shorter.run(longer.newInitialState(), again));
                oneTooMany++;
            }
        }
        assertTrue(exact > 0 && oneTooMany > 0);
    }

    private static Game toy(int counters) {
        return GameSetup.of(new Toy(), 2, Map.of("counters", counters), 0).game();
    }

    @Test
    void streamsOfDifferentPurposesDiffer() {
        assertEquals(Seeds.split(1, "chance", 0), Seeds.split(1, "chance", 0));
        assertNotEquals(Seeds.split(1, "chance", 0), Seeds.split(1, "chance", 1));
        assertNotEquals(Seeds.split(1, "chance", 0), Seeds.split(1, "player", 0));
        assertNotEquals(Seeds.split(1, "chance", 0), Seeds.split(2, "chance", 0));
    }

    /** Outcome n has weight n + 1. */
    private static final class WeightedCoin implements State {
        @Override
        public int actor() {
            return CHANCE;
        }

        @Override
        public int legalActions(int[] buffer) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void apply(int action) {
            throw new UnsupportedOperationException();
        }

        @Override
        public double chanceWeight(int outcome) {
            return outcome + 1;
        }

        @Override
        public void payoffs(double[] out) {
            throw new UnsupportedOperationException();
        }

        @Override
        public State copy() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void copyFrom(State other) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long hash() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void encode(long[] out) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void decode(long[] words) {
            throw new UnsupportedOperationException();
        }
    }
}
