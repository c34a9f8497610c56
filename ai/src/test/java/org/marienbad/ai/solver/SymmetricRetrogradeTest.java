package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.testkit.toy.PongHauKiProvider;

/** {@link Retrograde} with one position for all symmetric ones, against the analysis that keeps them apart. */
class SymmetricRetrogradeTest {
    private final List<Game> games = List.of(
            BruteForce.game(new NoughtsProvider(), 2, Map.of()),
            BruteForce.game(new ConnectFourProvider(), 2, Map.of("columns", 4, "rows", 4, "line", 3)),
            BruteForce.game(new PongHauKiProvider(), 2, Map.of()));

    @Test
    void everyPositionHasTheSameValue() {
        for (Game game : games) {
            Retrograde apart = Retrograde.of(game).symmetries(false).build();
            Retrograde symmetric = Retrograde.of(game).build();
            assertTrue(symmetric.positions() < apart.positions(), "fewer positions");
            int[] buffer = new int[game.info().maxLegalActions()];
            SplittableRandom random = new SplittableRandom(5);
            for (int playout = 0; playout < 60; playout++) {
                State state = game.newInitialState();
                for (int ply = 0; ply < 30 && state.actor() != State.TERMINAL; ply++) {
                    assertEquals(apart.value(state), symmetric.value(state), state.toString());
                    assertSameActions(apart.search(state), symmetric.search(state), state);
                    state.apply(state.randomAction(buffer, random));
                }
            }
        }
    }

    private static void assertSameActions(SearchResult one, SearchResult other, State state) {
        assertEquals(Proof.POSITION, other.proof());
        for (ActionValue action : one.actions()) {
            ActionValue same = other.actions().stream()
                    .filter(known -> known.action() == action.action())
                    .findFirst()
                    .orElseThrow();
            assertEquals(action.value()[0], same.value()[0], state + ", action " + action.action());
            if (action.value()[0] != 0) { // a line of a draw ends where a position is repeated
                assertEquals(action.continuation().length, same.continuation().length);
            }
        }
    }

    /** 5,478 positions of tic-tac-toe are 765 but for symmetry. */
    @Test
    void ticTacToeHasAsManyPositionsAsIsWellKnown() {
        assertEquals(
                5_478, Retrograde.of(games.get(0)).symmetries(false).build().positions());
        assertEquals(765, Retrograde.of(games.get(0)).build().positions());
    }

    @Test
    void aGameWithoutSymmetriesIsSolvedAsBefore() {
        TicTacToe plain = new TicTacToe();
        Retrograde symmetric = Retrograde.of(plain).build();
        assertEquals(Retrograde.of(plain).symmetries(false).build().positions(), symmetric.positions());
        assertEquals(0, symmetric.value(plain.newInitialState()).low());
    }

    @Test
    void saysThatAGameIsTooLarge() {
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> Retrograde.of(games.get(0)).mostPositions(700).build())
                .getMessage();
        assertEquals("the game is too large: it has more than 700 positions", message);
        Retrograde enough = Retrograde.of(games.get(0)).mostPositions(765).build();
        assertEquals(765, enough.positions());
    }
}
