package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.EinsteinProvider;
import org.marienbad.games.testgames.NoughtsProvider;

class TestGamesTest {
    private static final MctsProvider PROVIDER = new MctsProvider();

    private static Decision choose(Game game, State state, long seed, int iterations) {
        Settings settings =
                Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), Map.of("iterations", iterations));
        return PROVIDER.create(game, settings, seed)
                .choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE);
    }

    private static Game game(GameProvider provider, int seats) {
        return BruteForce.game(provider, seats, Map.of());
    }

    /** In random positions near the end: what is proven is true, what is chosen is hardly worse than the best. */
    private static void agreesWithBruteForce(Game game, int last, int positions, int leastProven, double tolerance) {
        BruteForce exact = BruteForce.selfish(game);
        SplittableRandom random = new SplittableRandom(1);
        int[] actions = new int[game.info().maxLegalActions()];
        int proven = 0;
        double lost = 0;
        int tested = 0;
        while (tested < positions) {
            State state = game.newInitialState();
            for (int ply = 0; state.actor() != State.TERMINAL && (ply < last || state.actor() < 0); ply++) {
                state.apply(Chance.sample(state, actions, state.legalActions(actions), random));
            }
            if (state.actor() < 0) {
                continue;
            }
            tested++;
            Decision decision = choose(game, state, tested, 5000);
            int seat = state.actor();
            double chosen = Double.NaN;
            double best = Double.NEGATIVE_INFINITY;
            for (ActionValue line : decision.lines()) {
                State after = state.copy();
                after.apply(line.action());
                double[] value = exact.value(after);
                best = Math.max(best, value[seat]);
                chosen = line.action() == decision.action() ? value[seat] : chosen;
                if (line.exact()) {
                    proven++;
                    assertEquals(value[seat], line.value()[seat], 1e-6, state::toString);
                }
            }
            lost += best - chosen;
        }
        assertTrue(proven >= leastProven, "proven " + proven);
        assertTrue(lost / positions <= tolerance, "mean loss " + lost / positions);
    }

    @Test
    void noughtsAndCrosses() {
        agreesWithBruteForce(game(new NoughtsProvider(), 2), 2, 30, 30, 0);
    }

    @Test
    void diceForTwo() {
        agreesWithBruteForce(BruteForce.game(new EinsteinProvider(), 2, Map.of("size", 3)), 4, 20, 5, 0.02);
    }

    @Test
    void chanceForThree() {
        agreesWithBruteForce(game(new DiceRaceProvider(), 3), 8, 20, 0, 0.03);
    }

    /** The bid already made, which the others must not know, changes nothing in what they do. */
    @Test
    void sealedBidsStaySealed() {
        for (int seats = 2; seats <= 3; seats++) {
            Game game = game(new AuctionProvider(), seats);
            for (long seed = 0; seed < 5; seed++) {
                List<ActionValue> expected = null;
                for (int bid = 0; bid <= 6; bid++) {
                    State state = game.newInitialState();
                    state.apply(bid);
                    List<ActionValue> lines = choose(game, state, seed, 300).lines();
                    expected = expected == null ? lines : expected;
                    for (int i = 0; i < lines.size(); i++) {
                        assertEquals(expected.get(i).action(), lines.get(i).action());
                        assertEquals(expected.get(i).visits(), lines.get(i).visits());
                        assertArrayEquals(expected.get(i).value(), lines.get(i).value());
                    }
                }
            }
        }
    }
}
