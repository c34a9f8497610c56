package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.AuctionProvider;

/** A tree that ends with the turn, and the plan that is made of it. */
class HorizonTest {
    private static final MctsProvider PROVIDER = new MctsProvider();

    private static Player player(Game game, long seed, Map<String, ?> more) {
        Map<String, Object> settings = new HashMap<>(Map.of("horizon", "turn", "iterations", 2000));
        settings.putAll(more);
        return PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), settings), seed);
    }

    private static Decision choose(Player player, State state) {
        return player.choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE);
    }

    /** With chance, three seats, one and several threads: what is expected are plies of the own turn only. */
    @ParameterizedTest
    @CsvSource({"1, root", "2, root", "2, tree"})
    void theTreeEndsWithTheTurn(int threads, String parallel) {
        int longest = 0;
        for (long seed = 0; seed < 40; seed++) {
            Game game = new TreeGame(seed, 2 + (int) seed % 2, 3, 8, seed % 3 == 0, 0.1);
            State state = game.newInitialState();
            Map<String, ?> settings = Map.of("threads", threads, "parallel", parallel, "solver", "off");
            for (ActionValue line : choose(player(game, seed, settings), state).lines()) {
                State after = state.copy();
                after.apply(line.action());
                for (int action : line.continuation()) {
                    assertEquals(0, after.actor(), "seed " + seed);
                    after.apply(action);
                }
                longest = Math.max(longest, line.continuation().length);
            }
        }
        assertTrue(longest > 1, "longest " + longest);
    }

    /** If only the own turn is left, the best turn is chosen. */
    @Test
    void findsTheBestTurn() {
        int optimal = 0;
        for (long seed = 0; seed < 30; seed++) {
            Game game = new TreeGame(seed, 1, 4, 6, false, 0.01);
            State state = game.newInitialState();
            Player player = player(game, seed, Map.of("iterations", 20_000, "implicit", 0, "c", 1));
            double best = TreeGame.value(game, state, 9)[0];
            while (state.actor() == 0) {
                state.apply(choose(player, state).action());
            }
            optimal += TreeGame.value(game, state, 0)[0] >= best - 0.02 ? 1 : 0;
        }
        assertTrue(optimal >= 28, optimal + " of 30");
    }

    @Test
    void aPlanIsFollowedWithoutSearchWhileEachPositionIsTheExpectedOne() {
        int followed = 0;
        for (long seed = 0; seed < 30; seed++) {
            Game game = new TreeGame(seed, 2, 4, 12, true, 0.1);
            Player player = player(game, seed, Map.of("solver", "off"));
            State state = game.newInitialState();
            ActionValue line = choose(player, state).lines().get(0);
            state.apply(line.action());
            for (int expected : line.continuation()) {
                Decision next = choose(player, state);
                assertEquals(expected, next.action());
                assertEquals(0, next.iterations());
                state.apply(next.action());
                followed++;
            }
        }
        assertTrue(followed > 10, "followed " + followed);
    }

    @Test
    void anUnexpectedPositionIsSearchedAgain() {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        Player player = player(game, 1, Map.of());
        choose(player, game.newInitialState());
        State other = game.newInitialState();
        other.apply(3);
        other.apply(3);
        Decision decision = choose(player, other);
        assertEquals(2000, decision.iterations());
        int[] legal = new int[game.info().maxLegalActions()];
        assertEquals(other.legalActions(legal), decision.lines().size());
    }

    @Test
    void everyTurnOfAWholeGameIsLegalAndRepeatable() {
        for (long seed = 0; seed < 20; seed++) {
            Game game = new TreeGame(seed, 3, 4, 14, true, 0.1);
            assertEquals(game(game, seed), game(game, seed));
        }
    }

    private static String game(Game game, long seed) {
        Player player = player(game, seed, Map.of("iterations", 300));
        SplittableRandom random = new SplittableRandom(seed);
        int[] actions = new int[game.info().maxLegalActions()];
        StringBuilder plies = new StringBuilder();
        State state = game.newInitialState();
        while (state.actor() != State.TERMINAL) {
            int count = state.legalActions(actions);
            int action = state.actor() == 0 ? choose(player, state).action() : actions[random.nextInt(count)];
            assertTrue(Arrays.stream(actions, 0, count).anyMatch(legal -> legal == action));
            plies.append(action).append(' ');
            state.apply(action);
        }
        return plies.toString();
    }

    /** A game that always has secrets is searched by information sets, turn by turn. */
    @Test
    void sealedBidsHaveAHorizonToo() {
        Game game = BruteForce.game(new AuctionProvider(), 2, Map.of());
        Decision decision = choose(player(game, 1, Map.of()), game.newInitialState());
        assertEquals(1, decision.depth());
        assertEquals(2000, decision.iterations());
    }
}
