package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.ai.minimax.Searches.TABLES;
import static org.marienbad.ai.minimax.Searches.player;
import static org.marienbad.ai.minimax.Searches.position;
import static org.marienbad.ai.minimax.Searches.subsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.shared.Evaluators;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.games.connectfour.ConnectFourProvider;

/** The values are those of brute force with every technique of the search on or off. */
class TechniquesTest {
    private static Game rows() {
        return BruteForce.game(new ConnectFourProvider(), 2, Map.of("columns", 4, "rows", 4, "line", 3));
    }

    private static void compare(Game game, State state, int depth, BruteForce truth, int lines, String where) {
        int seat = state.actor();
        for (Set<Technique> techniques : subsets()) {
            for (int bytes : TABLES) {
                Decision decision = player(game, bytes, techniques, lines)
                        .choose(state.copy(), seat, Budget.ofDepth(depth), Monitor.NONE);
                String with = where + ", " + techniques + ", table of " + bytes;
                boolean proven = decision.lines().get(0).exact();
                int reached = proven ? depth : decision.depth();
                assertEquals(
                        truth.value(state, reached)[seat],
                        decision.lines().get(0).value()[seat],
                        1e-5,
                        with);
                int valued = 0;
                for (ActionValue line : decision.lines()) {
                    // A win ends the search, and the other actions keep the values of an earlier iteration.
                    if (!Double.isNaN(line.value()[seat]) && (!proven || line.exact())) {
                        double expected = truth.valueOf(state, line.action(), reached)[seat];
                        assertEquals(expected, line.value()[seat], 1e-5, with + ", action " + line.action());
                        valued++;
                    }
                }
                int wanted = proven ? 1 : Math.min(lines, decision.lines().size());
                assertTrue(valued >= wanted, with + ", " + valued + " values");
            }
        }
    }

    @Test
    void treesWithExtraTurns() {
        for (long seed = 0; seed < 12; seed++) {
            for (double grain : new double[] {1, 0.125}) {
                Game game = new TreeGame(seed, 2, 4, 6, false, grain);
                Evaluator evaluator = Evaluators.named("default", game);
                BruteForce truth = BruteForce.selfish(game, evaluator);
                compare(game, game.newInitialState(), 6, truth, 1 + (int) seed % 3, "seed " + seed);
                compare(game, game.newInitialState(), 5, truth, 1, "seed " + seed);
            }
        }
    }

    /** Here positions recur, always at the same depth. */
    @Test
    void transpositionsAtEqualDepth() {
        Game game = rows();
        BruteForce truth = BruteForce.selfish(game, Evaluators.named("default", game));
        for (long seed = 0; seed < 4; seed++) {
            State state = position(game, seed, 4);
            for (int depth : new int[] {4, 6}) {
                compare(game, state, depth, truth, 1 + (int) seed % 2, "seed " + seed + ", depth " + depth);
            }
        }
    }

    @Test
    void winsAsQuicklyAsItCanThoughItKnowsSlowerWins() {
        TicTacToe game = new TicTacToe();
        Player player = player(game, 1 << 20, Technique.ALL, 9);
        State before = game.after(0, 8);
        player.choose(before, before.actor(), Budget.ofDepth(1000), Monitor.NONE);
        State state = game.after(0, 8, 2, 5);
        Decision decision = player.choose(state, state.actor(), Budget.UNLIMITED, Monitor.NONE);
        assertEquals(1, decision.action());
    }

    @Test
    void wholeGamesAreRepeatable() {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        assertEquals(game(game), game(game));
    }

    private static List<Integer> game(Game game) {
        List<Integer> played = new ArrayList<>();
        Player player = player(game, 1 << 20, Technique.ALL, 1);
        State state = game.newInitialState();
        while (state.actor() != State.TERMINAL) {
            Decision decision = player.choose(state.copy(), state.actor(), Budget.ofIterations(5000), Monitor.NONE);
            assertFalse(decision.iterations() > 5000);
            state.apply(decision.action());
            played.add(decision.action());
            played.add((int) decision.iterations());
        }
        return played;
    }
}
