package org.marienbad.ai.greedy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.provider.GreedyProvider;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.EinsteinProvider;

class GreedyPlayerTest {
    private static final GreedyProvider PROVIDER = new GreedyProvider();

    private static Player player(Game game, long seed) {
        return PROVIDER.create(game, Settings.defaults(PROVIDER.settings()), seed);
    }

    private static Decision choose(Game game, State state, long seed) {
        return player(game, seed).choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE);
    }

    /** The value of a ply and the chance after it, by definition. */
    private static double[] expected(Game game, State state) {
        double[] out = new double[game.info().seats()];
        if (state.actor() == State.TERMINAL) {
            state.payoffs(out);
        } else if (state.actor() == State.CHANCE) {
            double total = 0;
            for (int action : game.legalActions(state)) {
                State child = state.copy();
                child.apply(action);
                double[] value = expected(game, child);
                total += state.chanceWeight(action);
                for (int seat = 0; seat < out.length; seat++) {
                    out[seat] += state.chanceWeight(action) * value[seat];
                }
            }
            for (int seat = 0; seat < out.length; seat++) {
                out[seat] /= total;
            }
        } else {
            Evaluator evaluator = game.advice().evaluators().get(0).evaluator();
            evaluator.evaluate(state, out);
        }
        return out;
    }

    private static int compare(Game game) {
        SplittableRandom random = new SplittableRandom(5);
        int[] actions = new int[game.info().maxLegalActions()];
        int tested = 0;
        State state = game.newInitialState();
        while (state.actor() != State.TERMINAL) {
            if (state.actor() == State.CHANCE) {
                state.apply(Chance.sample(state, actions, state.legalActions(actions), random));
                continue;
            }
            Decision decision = choose(game, state, 1);
            assertEquals(decision.action(), decision.lines().get(0).action());
            assertEquals(state.legalActions(actions), decision.lines().size());
            double last = Double.POSITIVE_INFINITY;
            for (Decision.ActionValue line : decision.lines()) {
                State child = state.copy();
                child.apply(line.action());
                double[] expected = expected(game, child);
                for (int seat = 0; seat < expected.length; seat++) {
                    assertEquals(expected[seat], line.value()[seat], 1e-9);
                }
                assertTrue(line.value()[state.actor()] <= last, "best first");
                last = line.value()[state.actor()];
                tested++;
            }
            state.apply(state.randomAction(actions, random));
        }
        return tested;
    }

    @Test
    void valuesAreExpectedEstimates() {
        assertTrue(compare(BruteForce.game(new ConnectFourProvider(), 2, Map.of())) > 50);
        assertTrue(compare(BruteForce.game(new EinsteinProvider(), 2, Map.of())) > 20);
        assertTrue(compare(BruteForce.game(new DiceRaceProvider(), 3, Map.of())) > 5);
        int tested = 0;
        for (long seed = 0; seed < 50; seed++) {
            tested += compare(new TreeGame(seed, 3, 4, 6, true, 0.125));
        }
        assertTrue(tested > 200, "tested " + tested);
    }

    @Test
    void seedBreaksTies() {
        Game flat = new TreeGame(1, 2, 4, 2, false, 4);
        Set<Integer> chosen = new TreeSet<>();
        for (long seed = 0; seed < 100; seed++) {
            State state = flat.newInitialState();
            Decision decision = choose(new Level(flat), state, seed);
            assertEquals(decision.action(), choose(new Level(flat), state, seed).action(), "repeatable");
            chosen.add(decision.action());
        }
        assertEquals(4, chosen.size(), "each of four equal actions is chosen at times");
    }

    /** A game whose evaluator finds all positions equal. */
    private record Level(Game game) implements Game, GameAdvice {
        @Override
        public GameAdvice advice() {
            return this;
        }

        @Override
        public GameInfo info() {
            return game.info();
        }

        @Override
        public State newInitialState() {
            return game.newInitialState();
        }

        @Override
        public Action action(State before, int code) {
            return game.action(before, code);
        }

        @Override
        public List<NamedEvaluator> evaluators() {
            return List.of(new NamedEvaluator("level", (state, out) -> Arrays.fill(out, 0)));
        }
    }

    @Test
    void stopsWhenTold() {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        State state = game.newInitialState();
        Decision two = player(game, 1).choose(state.copy(), 0, Budget.ofIterations(2), Monitor.NONE);
        assertEquals(2, two.iterations());
        assertEquals(2, two.lines().size());
        Decision none = player(game, 1).choose(state.copy(), 0, Budget.UNLIMITED, () -> true);
        assertEquals(0, none.action(), "the first legal action");
    }

    @Test
    void objectsWithAReason() {
        TreeGame game = new TreeGame(1, 3, 2, 3, true, 1);
        assertTrue(PROVIDER.unsupportedReason(game).isEmpty());
        assertEquals("unsupported.hidden", unsupportedReason(TreeGame.with(game, Trait.HIDDEN_INFORMATION)));
    }

    private static String unsupportedReason(Game game) {
        return PROVIDER.unsupportedReason(game).orElseThrow().key();
    }

    @Test
    void withoutAnEvaluatorItIsRefused() {
        Greedy.Builder builder = Greedy.of(new TicTacToe());
        assertThrows(IllegalArgumentException.class, () -> builder.build(1));
        builder.evaluator((state, out) -> Arrays.fill(out, 0)).build(1).close();
    }

    @Test
    void withoutAnEvaluatorThePlayerSeesHowTheGameEnds() {
        Game game = new TicTacToe();
        assertTrue(PROVIDER.unsupportedReason(game).isEmpty());
        State state = game.newInitialState();
        for (int action : new int[] {0, 3, 1, 4}) {
            state.apply(action);
        }
        for (long seed = 0; seed < 10; seed++) {
            assertEquals(2, choose(game, state, seed).action(), "three in the first row");
        }
    }
}
