package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.ai.minimax.Searches.TABLES;
import static org.marienbad.ai.minimax.Searches.player;
import static org.marienbad.ai.minimax.Searches.position;
import static org.marienbad.ai.minimax.Searches.subsets;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.games.kalaha.KalahaProvider;

/** Extra turns, transpositions at other depths and margins: values are those of brute force. */
class KalahaTechniquesTest {
    private static Game kalaha(int pits, int stones, String payoff) {
        return BruteForce.game(new KalahaProvider(), 2, Map.of("pits", pits, "stones", stones, "payoff", payoff));
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
    void entriesOfEarlierMovesHoldForLaterOnes() {
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
}
