package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.PoorHash;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.testkit.toy.PongHauKiProvider;

/** Everything that {@link Minimax} calls proven is true. */
class ProofsTest {
    private static Game pongHauKi(int times) {
        return BruteForce.game(new PongHauKiProvider(), 2, Map.of("times", times));
    }

    @Test
    void collidingHashesProveNothingWrong() {
        int proven = 0;
        for (int bits = 0; bits <= 8; bits += 2) {
            for (long seed = 0; seed < 60; seed++) {
                TreeGame whole = new TreeGame(seed, 2, 4, 8, false, 0.25);
                Game game = new PoorHash(whole, bits);
                State start = game.newInitialState();
                try (Minimax minimax = Minimax.of(game).valuedActions(4).build()) {
                    SearchResult result = minimax.search(start, Budget.ofIterations(1_000_000));
                    for (ActionValue line : result.actions()) {
                        if (line.exact()) {
                            State child = whole.newInitialState();
                            child.apply(line.action());
                            double expected = TreeGame.value(whole, child, 20)[0];
                            assertEquals(expected, line.value()[0], 1e-9, "seed " + seed + ", bits " + bits);
                            proven++;
                        }
                    }
                }
            }
        }
        assertTrue(proven > 500, "a test of nothing: " + proven);
    }

    @Test
    void aSmallGameIsSolved() {
        TicTacToe game = new TicTacToe();
        try (Minimax minimax = Minimax.of(game).build()) {
            SearchResult result = minimax.search(game.newInitialState(), Budget.ofDepth(9));
            assertEquals(Proof.POSITION, result.proof());
            assertEquals(0, result.value(0));
            assertTrue(result.statistics().storedPositions() > 0);
            assertEquals(
                    Proof.NONE, minimax.search(game.after(4), Budget.ofDepth(2)).proof());
        }
    }

    /** The start is a draw, because a seat that has nothing better repeats the position. */
    @Test
    void aDrawByRepetitionIsNotProven() {
        Game game = pongHauKi(2);
        try (Minimax minimax = Minimax.of(game).build()) {
            SearchResult result = minimax.search(game.newInitialState(), Budget.ofIterations(200_000));
            assertEquals(Proof.NONE, result.proof());
            assertEquals(0, result.value(0));
        }
    }

    @Test
    void aWinWithoutRepetitionIsProven() {
        Game game = pongHauKi(3);
        int[] actions = new int[game.info().maxLegalActions()];
        // Whoever is to move in a position from which one action ends the game.
        State state = game.newInitialState();
        SplittableRandom random = new SplittableRandom(3);
        int wins = 0;
        for (int ply = 0; ply < 2_000 && wins < 3; ply++) {
            if (state.actor() == State.TERMINAL) {
                state = game.newInitialState();
            }
            boolean winning = false;
            int count = state.legalActions(actions);
            for (int i = 0; i < count; i++) {
                State child = state.copy();
                child.apply(actions[i]);
                double[] payoffs = new double[2];
                if (child.actor() == State.TERMINAL) {
                    child.payoffs(payoffs);
                    winning |= payoffs[state.actor()] > 0;
                }
            }
            if (winning) {
                try (Minimax minimax = Minimax.of(game).build()) {
                    SearchResult result = minimax.search(state, Budget.ofIterations(10_000));
                    assertEquals(Proof.POSITION, result.proof());
                    assertEquals(1, result.value(state.actor()));
                }
                wins++;
            }
            state.apply(state.randomAction(actions, random));
        }
        assertTrue(wins > 0, "a test of nothing");
    }

    @Test
    void estimatesProveNothing() {
        TreeGame game = new TreeGame(5, 2, 6, 40, false, 0.3);
        List<NamedEvaluator> evaluators = game.evaluators();
        try (Minimax minimax = Minimax.of(game)
                .evaluator(evaluators.get(0).evaluator())
                .depth(4)
                .build()) {
            SearchResult result = minimax.search(game.newInitialState());
            assertEquals(Proof.NONE, result.proof());
            assertFalse(result.actions().get(0).exact());
        }
    }
}
