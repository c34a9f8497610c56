package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.Evaluators;
import org.marienbad.ai.search.deepening.DeepeningPlayer;
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
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.testgames.ConnectFourProvider;

/** Whatever the search uses or leaves out, its values are those of brute force. */
class TechniquesTest {
    private static final MinimaxProvider PROVIDER = new MinimaxProvider();
    /** No table, one of a single bucket, one of 43, one with room for all. */
    private static final List<Integer> TABLES = List.of(0, 1, 2048, 1 << 20);

    private static Player player(Game game, int bytes, Set<Technique> techniques, int lines) {
        Settings settings = Settings.of("setting", "minimax", PROVIDER.settings(), Map.of("lines", lines));
        TranspositionTable table = bytes == 0 ? null : new TranspositionTable(bytes);
        AlphaBeta search = new AlphaBeta(game, Evaluators.named("default", game), table, techniques);
        return new DeepeningPlayer(game, settings, search);
    }

    private static List<Set<Technique>> subsets() {
        List<Set<Technique>> subsets = new ArrayList<>();
        Technique[] all = Technique.values();
        for (int set = 0; set < 1 << all.length; set++) {
            Set<Technique> techniques = EnumSet.noneOf(Technique.class);
            for (int i = 0; i < all.length; i++) {
                if ((set >> i & 1) != 0) {
                    techniques.add(all[i]);
                }
            }
            subsets.add(techniques);
        }
        return subsets;
    }

    private static Game kalaha(int pits, int stones, String payoff) {
        return BruteForce.game(new KalahaProvider(), 2, Map.of("pits", pits, "stones", stones, "payoff", payoff));
    }

    private static Game rows() {
        return BruteForce.game(new ConnectFourProvider(), 2, Map.of("columns", 4, "rows", 4, "row", 3));
    }

    /** A random position with a choice, {@code plies} after the start or fewer. */
    private static State position(Game game, long seed, int plies) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] actions = new int[game.info().maxLegalActions()];
        State state = game.newInitialState();
        for (int ply = 0; ply < plies; ply++) {
            State next = state.copy();
            next.apply(next.randomAction(actions, random));
            if (next.actor() == State.TERMINAL) {
                break;
            }
            state = next;
        }
        while (state.legalActions(actions) == 1) {
            state.apply(actions[0]);
        }
        return state;
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

    /** Here positions recur at different depths, turns repeat, and values lie anywhere in the range. */
    @Test
    void smallGamesToTheEnd() {
        for (String payoff : List.of("outcome", "margin")) {
            Game game = kalaha(3, 3, payoff);
            BruteForce truth = BruteForce.selfish(game);
            for (long seed = 0; seed < 3; seed++) {
                State state = position(game, seed, 5);
                int seat = state.actor();
                for (Set<Technique> techniques : subsets()) {
                    for (int bytes : TABLES) {
                        Decision decision = player(game, bytes, techniques, 2)
                                .choose(state.copy(), seat, Budget.ofDepth(1000), Monitor.NONE);
                        for (ActionValue line : decision.lines()
                                .subList(0, Math.min(2, decision.lines().size()))) {
                            assertTrue(line.exact());
                            double expected = truth.valueOf(state, line.action(), Integer.MAX_VALUE)[seat];
                            assertEquals(expected, line.value()[seat], 1e-12, techniques + ", table of " + bytes);
                        }
                        assertEquals(
                                truth.value(state)[seat],
                                decision.lines().get(0).value()[seat],
                                1e-12);
                    }
                }
            }
        }
    }

    @Test
    void whatItKnowsFromEarlierMovesIsTrueOfLaterOnes() {
        for (String payoff : List.of("outcome", "margin")) {
            Game game = kalaha(3, 4, payoff);
            BruteForce truth = BruteForce.selfish(game);
            for (int bytes : TABLES) {
                Player player = player(game, bytes, Technique.ALL, 1);
                SplittableRandom random = new SplittableRandom(bytes);
                int[] actions = new int[game.info().maxLegalActions()];
                State state = position(game, 3, 4);
                while (state.actor() != State.TERMINAL) {
                    int seat = state.actor();
                    Decision decision = player.choose(state.copy(), seat, Budget.ofDepth(1000), Monitor.NONE);
                    ActionValue best = decision.lines().get(0);
                    if (state.legalActions(actions) == 1) {
                        state.apply(actions[0]);
                        continue;
                    }
                    assertTrue(best.exact());
                    assertEquals(truth.value(state)[seat], best.value()[seat], 1e-12);
                    state.apply(seat == 0 ? best.action() : state.randomAction(actions, random));
                }
            }
        }
    }

    @Test
    void earlierMovesSaveWork() {
        Game game = kalaha(4, 3, "margin");
        State state = position(game, 1, 2);
        Player player = player(game, 1 << 24, Technique.ALL, 1);
        Decision first = player.choose(state.copy(), state.actor(), Budget.ofDepth(1000), Monitor.NONE);
        state.apply(first.action());
        Decision again = player.choose(state.copy(), state.actor(), Budget.ofDepth(1000), Monitor.NONE);
        Decision fresh = player(game, 1 << 24, Technique.ALL, 1)
                .choose(state.copy(), state.actor(), Budget.ofDepth(1000), Monitor.NONE);
        assertTrue(first.lines().get(0).exact());
        assertArrayEquals(fresh.lines().get(0).value(), again.lines().get(0).value());
        assertTrue(again.iterations() < fresh.iterations() / 10, again.iterations() + " of " + fresh.iterations());
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
        Game game = kalaha(6, 4, "outcome");
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
