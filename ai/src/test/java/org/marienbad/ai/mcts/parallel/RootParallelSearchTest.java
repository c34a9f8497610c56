package org.marienbad.ai.mcts.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.ai.mcts.tree.Simulation;
import org.marienbad.ai.mcts.tree.TreeSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchObserver;

/** How searches on several threads end, tried with searches that do nothing. */
class RootParallelSearchTest {
    private static final long ITERATIONS = 2_000_000;

    private static SearchResult search(List<Idle> searches, Monitor monitor) {
        RootParallelSearch search = new RootParallelSearch(
                List.copyOf(searches),
                Arrays.asList(null, null),
                Budget.ofIterations(ITERATIONS),
                (one, other) -> 0,
                false,
                false);
        return search.search(new TicTacToe().newInitialState(), monitor);
    }

    /** The first is asked whether to stop while the second proves the value: that must not get lost. */
    @Test
    void aProofWhileTheCallerIsAskedEndsTheSearch() {
        CountDownLatch asked = new CountDownLatch(1);
        Idle proving = new Idle() {
            @Override
            public boolean isDecided() {
                await(asked);
                return true;
            }
        };
        Monitor slow = () -> {
            asked.countDown();
            proving.awaitRest();
            return false;
        };
        Idle first = new Idle();
        search(List.of(first, proving), slow);
        assertTrue(first.iterations < ITERATIONS / 2, first.iterations + " iterations");
    }

    @Test
    void nobodyIsAtWorkAfterAFailure() {
        CountDownLatch failing = new CountDownLatch(1);
        CountDownLatch working = new CountDownLatch(1);
        Idle slow = new Idle() {
            @Override
            public void iterate(Simulation simulation, int maxDepth) {
                busy = true;
                working.countDown();
                await(failing);
                for (int i = 0; i < 1000; i++) {
                    Thread.yield();
                }
                busy = false;
            }
        };
        Idle broken = new Idle() {
            @Override
            public void iterate(Simulation simulation, int maxDepth) {
                await(working);
                failing.countDown();
                throw new AssertionError("broken");
            }
        };
        AssertionError thrown = assertThrows(AssertionError.class, () -> search(List.of(broken, slow), Monitor.NONE));
        assertEquals("broken", thrown.getMessage());
        assertFalse(slow.busy);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /** Iterates without doing anything. */
    private static class Idle implements TreeSearch {
        private final CountDownLatch started = new CountDownLatch(1);
        private volatile Thread thread;
        volatile boolean busy;
        long iterations;

        /** Waits until the thread that runs it has nothing to do any more. */
        void awaitRest() {
            RootParallelSearchTest.await(started);
            while (thread.getState() != Thread.State.TIMED_WAITING && thread.getState() != Thread.State.TERMINATED) {
                Thread.onSpinWait();
            }
        }

        @Override
        public void observe(SearchObserver watching) {}

        @Override
        public void start(State position, BooleanSupplier cancelled) {
            thread = Thread.currentThread();
            started.countDown();
        }

        @Override
        public void iterate(Simulation simulation, int maxDepth) {
            iterations++;
        }

        @Override
        public void descend(Simulation simulation, int maxDepth) {}

        @Override
        public void backUp(Simulation simulation) {}

        @Override
        public boolean isDecided() {
            return false;
        }

        @Override
        public int depth() {
            return 0;
        }

        @Override
        public int size() {
            return 0;
        }

        @Override
        public List<RootCandidate> candidates() {
            return List.of(new RootCandidate(0, 1, new double[2], 0, 1, false, new int[0]));
        }
    }
}
