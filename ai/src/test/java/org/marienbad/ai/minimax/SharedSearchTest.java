package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
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

/** {@link Minimax} by several threads. */
class SharedSearchTest {
    private final TicTacToe ticTacToe = new TicTacToe();

    /** Values of a depth may come from deeper searches of other threads, so only proofs must agree. */
    @Test
    void severalThreadsProveTrueValues() {
        int proven = 0;
        for (long seed = 0; seed < 30; seed++) {
            Game game = new TreeGame(seed, 2, 4, 9, false, 0.25);
            State start = game.newInitialState();
            try (Minimax minimax = Minimax.of(game).threads(3).table(1).build()) {
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
    void iterationsAreCountedOverAllThreads() {
        Game game = new TreeGame(1, 2, 6, 60, false, 0.3);
        State start = game.newInitialState();
        try (Minimax minimax =
                Minimax.of(game).threads(2).table(1).iterations(20_000).build()) {
            assertTrue(minimax.search(start).statistics().iterations() <= 20_000);
            assertTrue(minimax.search(start, Budget.ofIterations(1_001))
                            .statistics()
                            .iterations()
                    <= 1_001);
        }
    }

    @Test
    void allThreadsStopWhenItIsCancelled() {
        Game game = new TreeGame(1, 2, 6, 60, false, 0.3);
        int before = Thread.activeCount();
        try (Minimax minimax = Minimax.of(game).threads(3).table(1).depth(50).build()) {
            SearchResult result = minimax.search(game.newInitialState(), Budget.UNLIMITED, Counting.atPoll(5));
            assertTrue(result.actions().size() > 1);
        }
        assertTrue(Thread.activeCount() <= before, "no thread goes on");
    }

    @Test
    void anErrorInAnyThreadIsReported() {
        AtomicInteger made = new AtomicInteger();
        CountDownLatch failed = new CountDownLatch(1);
        Error broken = new AssertionError("broken");
        Evaluator evaluator = new Evaluator() {
            @Override
            public void evaluate(State state, double[] out) {
                // The first thread must not be done before the other has begun.
                await(failed);
                out[0] = 0;
                out[1] = 0;
            }

            @Override
            public Evaluator forThread() {
                // The first thread asks twice: for the leaves and for the ordering.
                if (made.incrementAndGet() <= 2) {
                    return this;
                }
                return (state, out) -> {
                    failed.countDown();
                    throw broken;
                };
            }
        };
        Game game = new TreeGame(1, 2, 6, 60, false, 0.3);
        try (Minimax minimax = Minimax.of(game)
                .evaluator(evaluator)
                .threads(2)
                .table(1)
                .depth(9)
                .build()) {
            IllegalStateException thrown =
                    assertThrows(IllegalStateException.class, () -> minimax.search(game.newInitialState()));
            assertSame(broken, thrown.getCause());
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void severalThreadsNeedATable() {
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> Minimax.of(ticTacToe).threads(2).table(0).build())
                .getMessage();
        assertEquals("threads is 2, but without a table there is only one", message);
    }
}
