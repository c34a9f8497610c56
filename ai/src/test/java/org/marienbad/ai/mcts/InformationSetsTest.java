package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.provider.RandomProvider;
import org.marienbad.ai.toy.Allocation;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.testgames.TricksProvider;

class InformationSetsTest {
    private static final MctsProvider PROVIDER = new MctsProvider();
    private static final Guess GAME = new Guess();

    private static Decision choose(State view, long seed, int iterations) {
        Map<String, ?> given = Map.of("iterations", iterations);
        return PROVIDER.create(GAME, Settings.of("setting", "mcts", PROVIDER.settings(), given), seed)
                .choose(view, view.actor(), Budget.UNLIMITED, Monitor.NONE);
    }

    private static State dealt(int coin) {
        State state = GAME.newInitialState();
        state.apply(coin);
        return state;
    }

    /** A player that saw the coin would say what it shows. */
    @Test
    void doesNotSeeTheCoin() {
        Decision heads = choose(dealt(0), 1, 20_000);
        Decision tails = choose(dealt(1), 1, 20_000);
        assertEquals(heads.action(), tails.action());
        assertEquals(heads.lines().size(), tails.lines().size());
        for (int i = 0; i < heads.lines().size(); i++) {
            assertEquals(heads.lines().get(i).visits(), tails.lines().get(i).visits());
            assertArrayEquals(heads.lines().get(i).value(), tails.lines().get(i).value());
        }
    }

    @Test
    void choicesHaveTheSameDistributionWhateverIsHidden() {
        Map<Integer, Integer> heads = new TreeMap<>();
        Map<Integer, Integer> tails = new TreeMap<>();
        for (long seed = 0; seed < 100; seed++) {
            heads.merge(choose(dealt(0), seed, 50).action(), 1, Integer::sum);
            tails.merge(choose(dealt(1), seed, 50).action(), 1, Integer::sum);
        }
        assertEquals(heads, tails);
        assertTrue(heads.size() > 1, "choices differ by seed: " + heads);
    }

    /** Expectation by hand: the coin falls on 0 three times in four. */
    @Test
    void valuesAreExpectationsOverWhatIsHidden() {
        Decision decision = choose(dealt(1), 5, 40_000);
        assertEquals(0, decision.action());
        for (Decision.ActionValue line : decision.lines()) {
            double expected = line.action() == 0 ? 0.5 : line.action() == 1 ? -0.5 : 0.3;
            assertEquals(expected, line.value()[0], 0.15, "action " + line.action());
        }
        assertEquals(0.5, decision.lines().get(0).value()[0], 0.03);
    }

    /** Hands and a draw pile that nobody sees: secrets that last. */
    @Test
    void playsCardsBetterThanChance() {
        GameSetup tricks = GameSetup.of(new TricksProvider(), 3, Map.of(), GameSetup.BY_LOT);
        double sum = 0;
        for (int seed = 0; seed < 100; seed++) {
            List<Player> players = List.of(
                    player(tricks.game(), "mcts", seed, Map.of("iterations", 200)),
                    player(tricks.game(), "random", seed, Map.of()),
                    player(tricks.game(), "random", seed + 1000, Map.of()));
            MatchResult result = new Match(tricks, players).seed(seed).play();
            assertTrue(result.forfeit().isEmpty());
            sum += result.payoffs()[0];
        }
        assertTrue(sum > 25, "mean payoff in a hundred games " + sum / 100);
    }

    private static Player player(Game game, String id, long seed, Map<String, ?> given) {
        PlayerProvider provider = id.equals("mcts") ? PROVIDER : new RandomProvider();
        return provider.create(game, Settings.of("setting", id, provider.settings(), given), seed);
    }

    @Test
    void iterationsAllocateNothing() {
        var player = PROVIDER.create(GAME, Settings.defaults(PROVIDER.settings()), 1);
        State state = dealt(0);
        Runnable shorter = () -> player.choose(state, 0, Budget.ofIterations(100), Monitor.NONE);
        Runnable longer = () -> player.choose(state, 0, Budget.ofIterations(50_100), Monitor.NONE);
        longer.run();
        shorter.run();
        long more = Allocation.bytes(longer) - Allocation.bytes(shorter);
        assertTrue(more < 50_000, more + " bytes for 50,000 iterations");
    }

    /** A hidden coin, 0 three times in four; seat 0 says 0 or 1, or passes (2). */
    private record Guess() implements Game {
        @Override
        public GameInfo info() {
            return GameInfo.builder()
                    .seats(2)
                    .actions(3)
                    .plies(2)
                    .constantSum(0)
                    .with(Trait.CHANCE, Trait.HIDDEN_INFORMATION)
                    .build();
        }

        @Override
        public State newInitialState() {
            return new Coin();
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, Integer.toString(code));
        }
    }

    private static final class Coin implements ImperfectInformationState, OneWordState {
        private int side = -1;
        private int said = -1;

        @Override
        public int actor() {
            return side < 0 ? CHANCE : said < 0 ? 0 : TERMINAL;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = actor() == TERMINAL ? 0 : actor() == CHANCE ? 2 : 3;
            for (int i = 0; i < count; i++) {
                buffer[i] = i;
            }
            return count;
        }

        @Override
        public double chanceWeight(int outcome) {
            return outcome == 0 ? 3 : 1;
        }

        @Override
        public void apply(int action) {
            if (side < 0) {
                side = action;
            } else {
                said = action;
            }
        }

        @Override
        public void payoffs(double[] out) {
            Payoffs.outcome(said == side ? 0 : 1, out);
            if (said == 2) {
                out[0] = 0.3;
                out[1] = -0.3;
            }
        }

        @Override
        public void determinize(Observer observer, SplittableRandom random) {
            if (side >= 0) {
                side = random.nextInt(4) == 0 ? 1 : 0;
            }
        }

        @Override
        public long observationKey(Observer observer) {
            return said * 2L + (side < 0 ? 0 : 1);
        }

        @Override
        public State copy() {
            Coin copy = new Coin();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public long pack() {
            return (side + 1) * 4L + said + 1;
        }

        @Override
        public void unpack(long word) {
            side = (int) (word / 4) - 1;
            said = (int) (word % 4) - 1;
        }

        @Override
        public String text(Observer observer) {
            return (observer == Observer.REFEREE ? side + " " : "? ") + said;
        }

        @Override
        public String toString() {
            return side + " " + said;
        }
    }
}
