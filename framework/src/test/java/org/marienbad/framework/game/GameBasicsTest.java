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
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.toy.SplitInversion;
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

    @Test
    void nobodyFindsTheSeedOfTheMatchFromThatOfAPlayer() {
        SplittableRandom seeds = new SplittableRandom(4);
        for (int i = 0; i < 1000; i++) {
            long match = seeds.nextLong();
            assertEquals(
                    match, SplitInversion.seed(Seeds.split(match, "player", i), "player", i), "a split can be undone");
            assertNotEquals(match, SplitInversion.seed(Seeds.oneWay(match, "player", i), "player", i));
        }
        assertEquals(Seeds.oneWay(1, "player", 0), Seeds.oneWay(1, "player", 0));
        assertNotEquals(Seeds.oneWay(1, "player", 0), Seeds.oneWay(1, "player", 1));
        assertNotEquals(Seeds.oneWay(1, "player", 0), Seeds.oneWay(2, "player", 0));
        assertNotEquals(Seeds.oneWay(1, "player", 0), Seeds.oneWay(1, "dealer", 0));
    }

    @Test
    void aPlayoutDrawsChanceByWeight() {
        Game game = new BiasedCoin(1);
        Playout playout = new Playout(game);
        SplittableRandom random = new SplittableRandom(3);
        double[] payoffs = new double[1];
        int heads = 0;
        for (int i = 0; i < 10_000; i++) {
            State state = game.newInitialState();
            assertEquals(1, playout.run(state, random));
            state.payoffs(payoffs);
            heads += (int) payoffs[0];
        }
        assertEquals(7_500, heads, 200, "three times as likely as tails, not as likely");
    }

    @Test
    void seatOneStartsUnlessTheGameSaysOtherwise() {
        GameProvider coin = new GameProvider() {
            @Override
            public String id() {
                return "coin";
            }

            @Override
            public Game create(int seats, Settings options) {
                return new BiasedCoin(seats);
            }

            @Override
            public int minSeats() {
                return 2;
            }
        };
        assertEquals(0, GameSetup.of(coin, 2, Map.of(), 0).starter());
        for (int starter : new int[] {1, GameSetup.BY_LOT}) {
            assertEquals(
                    "in coin the first seat always starts",
                    assertThrows(IllegalArgumentException.class, () -> GameSetup.of(coin, 2, Map.of(), starter))
                            .getMessage());
        }
    }

    /** One coin, thrown once: heads (1) has weight 3, tails (0) has weight 1. */
    private record BiasedCoin(int seats) implements Game {
        @Override
        public GameInfo info() {
            return GameInfo.builder()
                    .seats(seats)
                    .actions(2)
                    .plies(1)
                    .with(GameInfo.Trait.CHANCE)
                    .build();
        }

        @Override
        public State newInitialState() {
            return new WeightedCoin() {
                private int thrown = -1;

                @Override
                public int actor() {
                    return thrown < 0 ? CHANCE : TERMINAL;
                }

                @Override
                public int legalActions(int[] buffer) {
                    buffer[0] = 0;
                    buffer[1] = 1;
                    return thrown < 0 ? 2 : 0;
                }

                @Override
                public void apply(int action) {
                    thrown = action;
                }

                @Override
                public double chanceWeight(int outcome) {
                    return outcome == 1 ? 3 : 1;
                }

                @Override
                public void payoffs(double[] out) {
                    out[0] = thrown;
                }
            };
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, "side" + code);
        }
    }

    /** Outcome n has weight n + 1. */
    private static class WeightedCoin implements State {
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
