package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.provider.PerfectProvider;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.testkit.toy.PebblesProvider;

class PerfectPlayerTest {
    private static Player player(Game game) {
        assertTrue(new PerfectProvider().unsupportedReason(game).isEmpty());
        return new PerfectProvider().create(game, Settings.NONE, 1);
    }

    private static Decision choose(Player player, State state) {
        return player.choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE);
    }

    @Test
    void neverLosesTicTacToeAndWinsWhatRandomGives() {
        Game game = new TicTacToe();
        Player player = player(game);
        int wins = 0;
        double[] payoffs = new double[2];
        for (int seed = 0; seed < 200; seed++) {
            State state = game.newInitialState();
            var random = Seeds.stream(seed, "random", 0);
            int[] buffer = new int[9];
            while (state.actor() != State.TERMINAL) {
                state.apply(
                        state.actor() == seed % 2
                                ? choose(player, state).action()
                                : buffer[Playout.index(state.legalActions(buffer), random)]);
            }
            state.payoffs(payoffs);
            assertTrue(payoffs[seed % 2] >= 0);
            wins += payoffs[seed % 2] > 0 ? 1 : 0;
        }
        assertTrue(wins > 100, "only " + wins);
    }

    @Test
    void winsAsFastAndLosesAsSlowlyAsCanBe() {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of("columns", 4, "rows", 4, "line", 3));
        Player player = player(game);
        State state = game.newInitialState();
        int plies = choose(player, state).depth();
        assertTrue(plies > 4 && plies % 2 == 1, "the starter wins, but not at once: " + plies);
        while (state.actor() != State.TERMINAL) {
            Decision decision = choose(player, state);
            assertEquals(plies--, decision.depth());
            Decision.ActionValue best = decision.lines().get(0);
            assertTrue(best.exact());
            assertEquals(decision.depth() - 1, best.continuation().length);
            state.apply(decision.action());
        }
        assertEquals(0, plies);
    }

    @Test
    void aPositionSetUpIsSolvedFromThere() {
        Game game = BruteForce.game(new PebblesProvider(), 2, Map.of("again", true));
        State state = game.stateOf(Map.of("heap", 12, "turn", 0, "roll", 0, "taken", List.of(0, 3)));
        assertEquals(
                BruteForce.selfish(game).value(state)[0],
                choose(player(game), state).lines().get(0).value()[0]);
    }

    @Test
    void eitherStarterIsInTheTable() {
        Game game = BruteForce.game(new PebblesProvider(), 2, Map.of("again", true));
        assertEquals(
                choose(player(game), game.newInitialState(0)).lines().get(0).value()[0],
                choose(player(game), game.newInitialState(1)).lines().get(0).value()[1]);
    }

    @Test
    void gamesTooLargeAreRefused() {
        Game large = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        assertEquals(
                "unsupported.size",
                new PerfectProvider().unsupportedReason(large).orElseThrow().key());
        Game three = BruteForce.game(new PebblesProvider(), 3, Map.of());
        assertEquals(
                "unsupported.seats",
                new PerfectProvider().unsupportedReason(three).orElseThrow().key());
    }
}
