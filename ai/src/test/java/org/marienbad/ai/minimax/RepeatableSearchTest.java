package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.toy.Counting;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision.ActionValue;

/** {@link Minimax} with {@link Parallelization#REPEATABLE}. */
class RepeatableSearchTest {
    private static final Game LARGE = new TreeGame(3, 2, 6, 60, false, 0.3);

    private static Minimax.Builder repeatable(Game game, int threads) {
        return Minimax.of(game).threads(threads).parallelization(Parallelization.REPEATABLE);
    }

    /** A game of some moves, by one search that keeps its table: all that is known of each, times aside. */
    private static List<String> moves(int threads, Budget budget) {
        List<String> moves = new ArrayList<>();
        State state = LARGE.newInitialState();
        try (Minimax minimax = repeatable(LARGE, threads).table(1).build()) {
            for (int ply = 0; ply < 4; ply++) {
                SearchResult result = minimax.search(state, budget);
                StringBuilder move = new StringBuilder()
                        .append(result.statistics().iterations())
                        .append(' ')
                        .append(result.statistics().depth())
                        .append(' ')
                        .append(result.statistics().storedPositions());
                for (ActionValue line : result.actions()) {
                    move.append(' ')
                            .append(line.action())
                            .append(' ')
                            .append(line.visits())
                            .append(' ')
                            .append(line.value()[0]);
                }
                moves.add(move.toString());
                state.apply(result.action());
            }
        }
        return moves;
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        for (Budget budget : List.of(Budget.ofIterations(100_001), Budget.ofDepth(9))) {
            List<String> alone = moves(1, budget);
            for (int repetition = 0; repetition < 5; repetition++) {
                assertEquals(alone, moves(2, budget));
            }
            assertEquals(alone, moves(1, budget));
        }
    }

    /** Two searches that do not tell each other what they find take twice the nodes. */
    @Test
    void theSearchesShareTheWork() {
        State start = LARGE.newInitialState();
        long alone = 0;
        long together = 0;
        for (int depth : new int[] {12, 13}) {
            alone += Minimax.of(LARGE)
                    .depth(depth)
                    .build()
                    .search(start)
                    .statistics()
                    .iterations();
            together += repeatable(LARGE, 2)
                    .depth(depth)
                    .build()
                    .search(start)
                    .statistics()
                    .iterations();
        }
        assertTrue(together < 1.7 * alone, together + " nodes by two, " + alone + " by one");
    }

    @Test
    void whatTheSearchesProveIsTrue() {
        int proven = 0;
        for (long seed = 0; seed < 30; seed++) {
            Game game = new TreeGame(seed, 2, 4, 9, false, 0.25);
            State start = game.newInitialState();
            try (Minimax minimax = repeatable(game, 2).table(1).build()) {
                SearchResult result = minimax.search(start, Budget.ofIterations(300_000));
                if (result.proof() == Proof.POSITION) {
                    assertEquals(TreeGame.value(game, start, 20)[0], result.value(0), 1e-9, "seed " + seed);
                    proven++;
                }
            }
        }
        assertTrue(proven > 20, "a test of nothing: " + proven);
    }

    @Test
    void iterationsAreCountedOverBothSearches() {
        try (Minimax minimax = repeatable(LARGE, 1).iterations(20_000).build()) {
            long spent = minimax.search(LARGE.newInitialState()).statistics().iterations();
            assertTrue(spent <= 20_000 && spent > 15_000, spent + " spent");
        }
    }

    @Test
    void bothSearchesStopWhenItIsCancelled() {
        for (int threads = 1; threads <= 2; threads++) {
            int before = Thread.activeCount();
            try (Minimax minimax = repeatable(LARGE, threads).depth(50).build()) {
                SearchResult result = minimax.search(LARGE.newInitialState(), Budget.UNLIMITED, Counting.atPoll(5));
                assertEquals(6, result.actions().size());
            }
            assertTrue(Thread.activeCount() <= before, "no thread goes on");
        }
    }

    @Test
    void anErrorInTheOtherSearchIsReported() {
        Error broken = new AssertionError("broken");
        Thread caller = Thread.currentThread();
        Evaluator evaluator = (state, out) -> {
            if (Thread.currentThread() != caller) {
                throw broken;
            }
            out[0] = 0;
            out[1] = 0;
        };
        try (Minimax minimax =
                repeatable(LARGE, 2).evaluator(evaluator).depth(6).build()) {
            IllegalStateException thrown =
                    assertThrows(IllegalStateException.class, () -> minimax.search(LARGE.newInitialState()));
            assertSame(broken, thrown.getCause());
        }
    }

    @Test
    void refusesWhatItCannotDoWithASentence() {
        Game game = new TicTacToe();
        assertEquals(
                "repeatable parallel search needs a table",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> repeatable(game, 1).table(0).build())
                        .getMessage());
        assertEquals(
                "threads is 3, but a repeatable parallel search has at most 2",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> repeatable(game, 3).build())
                        .getMessage());
    }

    @Test
    void aSmallGameIsSolvedByBoth() {
        TicTacToe game = new TicTacToe();
        SearchResult one = repeatable(game, 1).build().search(game.newInitialState());
        SearchResult two = repeatable(game, 2).build().search(game.newInitialState());
        assertEquals(Proof.POSITION, one.proof());
        assertEquals(0, one.value(0));
        assertArrayEquals(one.principalVariation(), two.principalVariation());
    }
}
