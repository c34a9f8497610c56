package org.marienbad.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;
import org.marienbad.games.nim.NimProvider;

class BundledGamesTest {
    private static Game game(GameProvider provider, int seats, Map<String, ?> options) {
        return provider.create(seats, Settings.of("option", provider.id(), provider.options(), options));
    }

    private static Decision choose(PlayerProvider provider, Game game, State state, Map<String, ?> settings) {
        return provider.create(game, Settings.of("setting", provider.id(), provider.settings(), settings), 1)
                .choose(state, state.actor(), Budget.UNLIMITED, Monitor.NONE);
    }

    /** Its secrets end with the bids, so what needs open positions is of use. */
    @Test
    void minuteEmpireTakesTheSettingsOfOpenPositions() {
        Game empire = game(new MinuteEmpireProvider(), 3, Map.of("rules", "official"));
        assertTrue(empire.info().has(Trait.HIDDEN_INFORMATION));
        MctsProvider mcts = new MctsProvider();
        Map<String, ?> given = Map.of("implicit", 0.3, "lookahead", true);
        mcts.create(empire, Settings.of("setting", mcts.id(), mcts.settings(), given), 1)
                .close();
    }

    /** Published and recomputed values of Kalah, in stones for the first player (Irving et al. 2000; Rawlings 2015). */
    @ParameterizedTest
    @CsvSource({
        "2, 2, on, -2",
        "2, 2, off, -2",
        "3, 2, on, 4",
        "4, 2, on, 6",
        "5, 2, on, 0",
        "5, 2, off, 2",
        "6, 2, on, 10",
        "6, 2, off, 6",
        "2, 4, on, -12",
        "2, 4, off, -10",
        "4, 3, on, 8",
        "4, 3, off, 6",
        "3, 6, on, -10"
    })
    void minimaxSolvesSmallKalaha(int pits, int stones, String emptyCapture, int value) {
        Game game = game(
                new KalahaProvider(),
                2,
                Map.of("pits", pits, "stones", stones, "emptyCapture", emptyCapture, "payoff", "margin"));
        Decision decision = choose(new MinimaxProvider(), game, game.newInitialState(), Map.of("depth", 1000));
        Decision.ActionValue best = decision.lines().get(0);
        assertTrue(best.exact());
        assertEquals(value, best.value()[0] * 2 * pits * stones, 1e-9);
    }

    /** Bouton (1901): the mover wins exactly where the heaps do not sum to 0 by exclusive or. */
    @Test
    void nimByTheory() {
        SplittableRandom random = new SplittableRandom(1);
        Game game = game(new NimProvider(), 2, Map.of("heaps", "4-5-6"));
        int winnable = 0;
        int won = 0;
        for (int i = 0; i < 60; i++) {
            List<Integer> heaps = List.of(random.nextInt(5), random.nextInt(6), 1 + random.nextInt(6));
            State state = game.stateOf(Map.of("heaps", heaps, "actor", 0));
            Decision minimax = choose(new MinimaxProvider(), game, state.copy(), Map.of("depth", 1000));
            assertTrue(minimax.lines().get(0).exact());
            if ((heaps.get(0) ^ heaps.get(1) ^ heaps.get(2)) == 0) {
                assertEquals(-1, minimax.lines().get(0).value()[0], state::toString);
                continue;
            }
            winnable++;
            assertEquals(1, minimax.lines().get(0).value()[0], state::toString);
            assertEquals(0, nimSum(game, state, minimax.action()), state::toString);
            Decision mcts = choose(new MctsProvider(), game, state.copy(), Map.of("iterations", 20_000));
            won += nimSum(game, state, mcts.action()) == 0 ? 1 : 0;
        }
        assertTrue(winnable > 30, "tested " + winnable);
        assertTrue(won > 0.9 * winnable, "mcts won " + won + " of " + winnable);
    }

    /** The exclusive or of the heaps after {@code action}. */
    private static int nimSum(Game game, State state, int action) {
        State after = state.copy();
        after.apply(action);
        Object heaps = game.position(after).orElseThrow().get("heaps");
        return ((List<?>) heaps).stream().mapToInt(heap -> (Integer) heap).reduce(0, (a, b) -> a ^ b);
    }

    @Test
    void mctsPlaysForThree() {
        Game game = game(new NimProvider(), 3, Map.of("heaps", "1-3-5-7"));
        State state = game.newInitialState();
        double[] payoffs = new double[3];
        while (state.actor() != State.TERMINAL) {
            Decision decision = choose(new MctsProvider(), game, state.copy(), Map.of("iterations", 2000));
            double[] value = decision.lines().get(0).value();
            assertEquals(0, value[0] + value[1] + value[2], 1e-9, "constant sum");
            state.apply(decision.action());
        }
        state.payoffs(payoffs);
        assertEquals(0, payoffs[0] + payoffs[1] + payoffs[2], 1e-9);
    }

    @Test
    void deeperBeatsShallower() {
        Map<String, Integer> shallow = Map.of("depth", 2);
        assertTrue(duel(new MinimaxProvider(), Map.of("depth", 8), new MinimaxProvider(), shallow) > 0.5);
    }

    @Test
    void moreIterationsBeatFewer() {
        Map<String, Integer> few = Map.of("iterations", 20);
        assertTrue(duel(new MctsProvider(), Map.of("iterations", 1000), new MctsProvider(), few) > 0.5);
    }

    /** The mean payoff of {@code one} in 40 games of Kalaha in pairs: same opening, seats exchanged. */
    private static double duel(PlayerProvider one, Map<String, ?> ones, PlayerProvider two, Map<String, ?> twos) {
        Game game = game(new KalahaProvider(), 2, Map.of());
        double sum = 0;
        int[] actions = new int[game.info().maxLegalActions()];
        double[] payoffs = new double[2];
        for (int i = 0; i < 40; i++) {
            SplittableRandom random = new SplittableRandom(i / 2);
            State state = game.newInitialState();
            for (int ply = 0; ply < 3; ply++) {
                state.apply(actions[random.nextInt(state.legalActions(actions))]);
            }
            int seat = i % 2;
            while (state.actor() != State.TERMINAL) {
                Decision decision = state.actor() == seat
                        ? choose(one, game, state.copy(), ones)
                        : choose(two, game, state.copy(), twos);
                state.apply(decision.action());
            }
            state.payoffs(payoffs);
            sum += payoffs[seat];
        }
        return sum / 40;
    }
}
