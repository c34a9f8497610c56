package org.marienbad.ai.search.deepening;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.provider.ExpectiminimaxProvider;
import org.marienbad.ai.provider.MaxnProvider;
import org.marienbad.ai.toy.Allocation;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.EinsteinProvider;
import org.marienbad.games.testgames.NoughtsProvider;

/** The players maxn and expectiminimax as their users see them. */
class PlayersTest {
    private static final PlayerProvider MAXN = new MaxnProvider();
    private static final PlayerProvider EXPECTIMINIMAX = new ExpectiminimaxProvider();

    private final Game quietRace =
            BruteForce.game(new DiceRaceProvider(), 3, Map.of("die", "off", "length", 60, "rounds", 3));
    private final Game race = BruteForce.game(new DiceRaceProvider(), 3, Map.of("rounds", 2, "faces", 3));
    private final Game einstein = BruteForce.game(new EinsteinProvider(), 2, Map.of("size", 3));

    private static Player player(PlayerProvider provider, Game game, Map<String, ?> settings) {
        return provider.create(game, Settings.of("setting", provider.id(), provider.settings(), settings), 1);
    }

    private static Decision choose(PlayerProvider provider, Game game, State state, Map<String, ?> settings) {
        return player(provider, game, settings).choose(state, state.actor(), Budget.UNLIMITED, Monitor.NONE);
    }

    private static State after(Game game, int... plies) {
        State state = game.newInitialState();
        for (int ply : plies) {
            state.apply(ply);
        }
        return state;
    }

    /** Past the first turn, which is forced. */
    private State quietStart() {
        return after(quietRace, 0);
    }

    /** All lines asked for, searched to the end: exact, each the value of brute force, best first. */
    private static void assertSolved(Game game, State state, Decision decision) {
        BruteForce reference = BruteForce.selfish(game);
        assertEquals(reference.actions(state).length, decision.lines().size());
        double[] best = null;
        for (ActionValue line : decision.lines()) {
            assertTrue(line.exact());
            assertArrayEquals(reference.valueOf(state, line.action(), Integer.MAX_VALUE), line.value(), 1e-9);
            assertTrue(best == null || !reference.isBetter(line.value(), best, state.actor()));
            best = line.value();
        }
        assertArrayEquals(reference.value(state), decision.lines().get(0).value(), 1e-9);
    }

    @Test
    void solveToTheEnd() {
        Map<String, Integer> all = Map.of("depth", 1000, "lines", 1000);
        State state = quietStart();
        assertSolved(quietRace, state, choose(MAXN, quietRace, state, all));
        state = after(race, 4, 0, 3);
        assertSolved(race, state, choose(EXPECTIMINIMAX, race, state, all));
        Game noughts = BruteForce.game(new NoughtsProvider(), 2, Map.of());
        state = noughts.stateOf(Map.of("rows", List.of("X..", ".O.", "...")));
        state.apply(2);
        assertSolved(noughts, state, choose(MAXN, noughts, state, all));
        assertSolved(noughts, state, choose(EXPECTIMINIMAX, noughts, state, all));
    }

    /** EinStein on 3x3 by iterative deepening, against the whole game by enumeration. */
    @Test
    void expectiminimaxSolvesEinstein() {
        State state = after(einstein, 10);
        Decision decision = choose(EXPECTIMINIMAX, einstein, state, Map.of("depth", 1000));
        ActionValue best = decision.lines().get(0);
        assertTrue(best.exact());
        assertArrayEquals(BruteForce.selfish(einstein).value(state), best.value(), 1e-9);
        assertEquals(best.action(), decision.action());
    }

    @Test
    void aSampleIsNeverAProof() {
        State state = after(einstein, 10);
        Decision decision = choose(EXPECTIMINIMAX, einstein, state, Map.of("depth", 4, "outcomes", 1));
        assertFalse(decision.lines().get(0).exact());
        Decision complete = choose(EXPECTIMINIMAX, einstein, state, Map.of("iterations", 100_000_000, "outcomes", 1));
        assertFalse(complete.lines().get(0).exact());
        assertTrue(complete.depth() <= einstein.info().maxPlies(), "no deeper than the game is long");
    }

    @Test
    void theContinuationIsTheLineExpected() {
        Decision decision = choose(MAXN, quietRace, quietStart(), Map.of("depth", 1000));
        ActionValue line = decision.lines().get(0);
        State state = quietStart();
        state.apply(line.action());
        for (int action : line.continuation()) {
            state.apply(action);
        }
        assertEquals(State.TERMINAL, state.actor());
        double[] payoffs = new double[3];
        state.payoffs(payoffs);
        assertArrayEquals(line.value(), payoffs, 1e-9);
    }

    @Test
    void paranoidAndMaxnDiffer() {
        int differ = 0;
        State state = quietStart();
        while (state.actor() != State.TERMINAL) {
            int seat = state.actor();
            Decision selfish = choose(MAXN, quietRace, state.copy(), Map.of("depth", 1000));
            Decision paranoid = choose(MAXN, quietRace, state.copy(), Map.of("depth", 1000, "opponents", "paranoid"));
            if (selfish.lines().size() == 1) {
                state.apply(selfish.action());
                continue;
            }
            double hoped = selfish.lines().get(0).value()[seat];
            double feared = paranoid.lines().get(0).value()[seat];
            assertEquals(BruteForce.paranoid(quietRace, null, seat).value(state)[seat], feared, 1e-9, state::toString);
            assertTrue(feared <= hoped + 1e-9, "a coalition leaves no more");
            differ += feared < hoped - 1e-9 ? 1 : 0;
            state.apply(selfish.action());
        }
        assertTrue(differ > 0);
    }

    @Test
    void iterationsAndDepthAreKept() {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        for (PlayerProvider provider : List.of(MAXN, EXPECTIMINIMAX)) {
            Decision decision = choose(provider, game, game.newInitialState(), Map.of("iterations", 12_345));
            assertEquals(12_345, decision.iterations());
            assertTrue(decision.lines().stream().mapToLong(ActionValue::visits).sum() <= 12_345);
            Decision deep = choose(provider, game, game.newInitialState(), Map.of("depth", 5));
            assertEquals(5, deep.depth());
            assertEquals(5, 1 + deep.lines().get(0).continuation().length);
            Decision again = choose(provider, game, game.newInitialState(), Map.of("depth", 5));
            assertEquals(deep.action(), again.action());
            assertEquals(deep.iterations(), again.iterations());
        }
    }

    @Test
    void nodesAllocateNothing() {
        Game game = BruteForce.game(new EinsteinProvider(), 2, Map.of());
        Game forThree = BruteForce.game(new DiceRaceProvider(), 3, Map.of("rounds", 30, "length", 60));
        for (Game each : List.of(game, forThree)) {
            Player player = player(EXPECTIMINIMAX, each, Map.of());
            State state = each == game ? after(each, 20) : after(each, 4, 0, 3);
            Budget few = Budget.ofIterations(20_000).and(Budget.ofDepth(6));
            Budget many = Budget.ofIterations(60_000).and(Budget.ofDepth(6));
            Runnable shorter = () -> player.choose(state, state.actor(), few, Monitor.NONE);
            Runnable longer = () -> player.choose(state, state.actor(), many, Monitor.NONE);
            longer.run();
            shorter.run();
            long more = Allocation.bytes(longer) - Allocation.bytes(shorter);
            assertTrue(more < 20_000, more + " bytes for 40,000 nodes");
        }
    }

    @Test
    void objectionsSayWhy() {
        Game auction = BruteForce.game(new AuctionProvider(), 2, Map.of());
        assertEquals(
                "unsupported.chance", MAXN.unsupportedReason(race).orElseThrow().key());
        assertEquals(
                "unsupported.hidden",
                MAXN.unsupportedReason(auction).orElseThrow().key());
        assertEquals(
                "unsupported.hidden",
                EXPECTIMINIMAX.unsupportedReason(auction).orElseThrow().key());
        assertTrue(MAXN.unsupportedReason(quietRace).isEmpty());
        assertTrue(EXPECTIMINIMAX.unsupportedReason(race).isEmpty());
    }
}
