package org.marienbad.ai.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.TakeAway;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.solver.Retrograde;
import org.marienbad.ai.solver.Solving;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.CycleGame;
import org.marienbad.ai.toy.PoorHash;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Solution;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.testkit.toy.PongHauKiProvider;

/** {@link ProofNumberSearch} proves only values that other algorithms find. */
class AgreementTest {
    private static final Budget ENOUGH = Budget.ofIterations(20_000_000);

    private static Solution.Value value(ProofNumberSearch search, State state) {
        return search.value(state, ENOUGH, Monitor.NONE);
    }

    /** Every position that can arise, in the order of its text, has the value of retrograde analysis. */
    private static int assertAgrees(Game game, long tableBytes) {
        Retrograde reference = Retrograde.of(game).mostPositions(1_000_000).build();
        ProofNumberSearch search =
                ProofNumberSearch.of(game).tableBytes(tableBytes).build();
        int compared = 0;
        for (State state : Solving.positions(game).values()) {
            if (state.actor() == State.TERMINAL) {
                continue;
            }
            Solution.Value expected = reference.value(state);
            Solution.Value found = value(search, state);
            assertTrue(found.exact(), () -> game + ", " + state + ": " + found);
            assertEquals(expected.low(), found.low(), 1e-12, () -> game + ", " + state);
            compared++;
        }
        return compared;
    }

    @Test
    void ticTacToe() {
        assertEquals(4520, assertAgrees(new TicTacToe(), 1 << 20));
    }

    @Test
    void extraTurnsAndOtherSumsThanZeroAgree() {
        assertTrue(assertAgrees(new TakeAway(60, 1), 1 << 12) >= 60);
    }

    @ParameterizedTest
    @ValueSource(longs = {ProofTable.LEAST_BYTES, 1 << 10, 1 << 16})
    void randomGamesWithCycles(long tableBytes) {
        int compared = 0;
        for (long seed = 0; seed < 150; seed++) {
            compared += assertAgrees(CycleGame.random(seed, 8 + (int) seed % 40), tableBytes);
        }
        assertTrue(compared > 500, "a test of nothing: " + compared);
    }

    @ParameterizedTest
    @ValueSource(longs = {ProofTable.LEAST_BYTES, 1 << 10, 1 << 16})
    void randomGamesWithCyclesAndMargins(long tableBytes) {
        int compared = 0;
        for (long seed = 0; seed < 150; seed++) {
            compared += assertAgrees(new ForcedEnds(seed, 6 + (int) seed % 40, seed % 3), tableBytes);
        }
        assertTrue(compared > 500, "a test of nothing: " + compared);
    }

    @Test
    void pongHauKiIsADrawByRepetition() {
        Game game = BruteForce.game(new PongHauKiProvider(), 2, Map.of("times", 3));
        assertTrue(assertAgrees(game, 1 << 16) > 20);
        assertEquals(Solution.Value.exactly(0), value(ProofNumberSearch.of(game).build(), game.newInitialState()));
    }

    @Test
    void smallBoardsWithAndWithoutSymmetries() {
        Game noughts = BruteForce.game(new NoughtsProvider(), 2, Map.of());
        Game connect = BruteForce.game(new ConnectFourProvider(), 2, Map.of("columns", 4, "rows", 4));
        for (Game game : new Game[] {noughts, connect}) {
            ProofNumberSearch one = ProofNumberSearch.of(game).symmetries(true).build();
            ProofNumberSearch apart = ProofNumberSearch.of(game).build();
            assertEquals(Solution.Value.exactly(0), value(one, game.newInitialState()));
            assertEquals(Solution.Value.exactly(0), value(apart, game.newInitialState()));
            assertTrue(one.positions() < apart.positions());
        }
    }

    @Test
    void randomTreesWithMargins() {
        for (long seed = 0; seed < 200; seed++) {
            TreeGame game = new TreeGame(seed, 2, 4, 8, false, 0.25);
            double expected = TreeGame.value(game, game.newInitialState(), 20)[0];
            SearchResult result =
                    ProofNumberSearch.of(game).tableBytes(1 << 14).build().search(game.newInitialState(), ENOUGH);
            assertEquals(Proof.POSITION, result.proof());
            assertEquals(expected, result.value(0), 1e-12, "seed " + seed);
            State after = game.newInitialState();
            after.apply(result.action());
            assertEquals(expected, TreeGame.value(game, after, 20)[0], 1e-12, "seed " + seed);
        }
    }

    /** It does not use hashes at all. */
    @Test
    void aHashThatAlwaysCollidesChangesNothing() {
        for (long seed = 0; seed < 50; seed++) {
            TreeGame game = new TreeGame(seed, 2, 4, 8, false, 0.25);
            Game poor = new PoorHash(game, 0);
            for (double payoff : new double[] {-0.5, 0, 0.25}) {
                ProofResult one = ProofNumberSearch.of(game).build().prove(game.newInitialState(), payoff);
                ProofResult other = ProofNumberSearch.of(poor).build().prove(poor.newInitialState(), payoff);
                assertNotEquals(ProofStatus.UNKNOWN, one.status());
                assertEquals(one.status(), other.status());
                assertEquals(one.principalVariation(), other.principalVariation());
                assertEquals(one.statistics().iterations(), other.statistics().iterations());
                boolean reached = TreeGame.value(game, game.newInitialState(), 20)[0] >= payoff;
                assertEquals(reached ? ProofStatus.PROVEN : ProofStatus.DISPROVEN, one.status());
            }
        }
    }
}
