package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
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
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.nim.NimProvider;

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
        Game game = BruteForce.game(new NimProvider(), 2, Map.of("heaps", "1-3-5-7"));
        Player player = player(game);
        State state = game.newInitialState();
        int plies = choose(player, state).depth();
        assertEquals(16, plies, "the loser takes one match at a time");
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
        Game game = BruteForce.game(new KalahaProvider(), 2, Map.of("pits", 2, "stones", 2));
        State state = game.stateOf(
                Map.of("pits", List.of(List.of(5, 0), List.of(0, 1)), "stores", List.of(0, 0), "actor", 0));
        assertEquals(
                BruteForce.selfish(game).value(state)[0],
                choose(player(game), state).lines().get(0).value()[0]);
    }

    @Test
    void eitherStarterIsInTheTable() {
        Game game = BruteForce.game(new KalahaProvider(), 2, Map.of("pits", 2, "stones", 2));
        assertEquals(
                choose(player(game), game.newInitialState(0)).lines().get(0).value()[0],
                choose(player(game), game.newInitialState(1)).lines().get(0).value()[1]);
    }

    @Test
    void whatIsTooLargeIsRefused() {
        Game kalaha = BruteForce.game(new KalahaProvider(), 2, Map.of());
        assertEquals(
                "objection.size",
                new PerfectProvider().unsupportedReason(kalaha).orElseThrow().key());
        Game three = BruteForce.game(new NimProvider(), 3, Map.of());
        assertEquals(
                "objection.seats",
                new PerfectProvider().unsupportedReason(three).orElseThrow().key());
    }
}
