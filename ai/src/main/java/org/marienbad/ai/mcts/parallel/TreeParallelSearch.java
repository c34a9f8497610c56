package org.marienbad.ai.mcts.parallel;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.marienbad.ai.mcts.tree.Simulation;
import org.marienbad.ai.mcts.tree.TreeSearch;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.framework.game.State;

/**
 * Tree parallelization (Chaslot, Winands and van den Herik 2008) whose result does not depend on the scheduler. The
 * calling thread alone touches the tree. It selects the leaves of a batch, counting visits under way (WU-UCT, Liu et
 * al. 2020). All threads then evaluate them, and the calling thread backs them up in the order of their slots. Two
 * batches take turns, so that the leaves of one are selected while those of the other are evaluated. A slot has its own
 * random stream. An iteration allocates nothing.
 */
final class TreeParallelSearch {
    /** Simulations per thread and batch: enough to amortize synchronization, few enough to select by recent results. */
    static final int SLOTS_PER_THREAD = 4;

    /** Polls, about ten nanoseconds each, before a waiting thread sleeps between them. */
    private static final int SPINS = 2_000;

    private static final long NAP_NANOS = 50_000;

    // A claim: the batch's number, its size and how many of it are taken.
    private static final int TAKEN_BITS = 10;
    private static final int SIZE_SHIFT = TAKEN_BITS;
    private static final int NUMBER_SHIFT = 2 * TAKEN_BITS;
    private static final long TAKEN = (1L << TAKEN_BITS) - 1;

    private final TreeSearch search;
    private final Simulation[][] batches;
    private final int threads;
    private final AtomicLong claims = new AtomicLong();
    private final AtomicInteger evaluated = new AtomicInteger();
    /** Number of the decision that workers are to serve. */
    private volatile long decision;

    private volatile Throwable failure;

    /** @param simulations as many as {@link #slots} says */
    TreeParallelSearch(TreeSearch search, List<Simulation> simulations, int threads) {
        this.search = search;
        this.threads = threads;
        Simulation[] all = simulations.toArray(new Simulation[0]);
        int half = all.length / 2;
        batches = new Simulation[2][half];
        System.arraycopy(all, 0, batches[0], 0, half);
        System.arraycopy(all, half, batches[1], 0, half);
    }

    /** How many simulations are under way at most with {@code threads}. */
    static int slots(int threads) {
        return 2 * SLOTS_PER_THREAD * threads;
    }

    /** Searches {@code view} until the clock ends it or the value is proven. */
    void search(State view, SearchLimits clock, int maxDepth) {
        search.start(view, clock::isCancelled);
        long number = decision;
        List<Future<?>> others = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            others.add(SearchThreads.submit(() -> serve(number)));
        }
        boolean complete = false;
        try {
            int batch = 0;
            int size = descend(batch, clock, maxDepth);
            offer(batch, size);
            while (size > 0) {
                int next = descend(1 - batch, clock, maxDepth);
                await(size);
                offer(1 - batch, next);
                for (int i = 0; i < size; i++) {
                    search.backUp(batches[batch][i]);
                }
                batch = 1 - batch;
                size = next;
            }
            complete = true;
        } finally {
            decision = number + 1;
            if (!complete) {
                // The batches will be used again: no thread may still be evaluating the rest of them.
                claims.set((claims.get() >>> NUMBER_SHIFT) + 1 << NUMBER_SHIFT);
                others.forEach(SearchThreads::join);
                failure = null;
            }
        }
    }

    /** Fills a batch. Returns how many simulations it has. */
    private int descend(int batch, SearchLimits clock, int maxDepth) {
        int size = 0;
        while (size < batches[batch].length && !search.isDecided() && clock.spend()) {
            search.descend(batches[batch][size++], maxDepth);
        }
        return size;
    }

    /** Offers the simulations of a batch to all threads; none is being evaluated. */
    private void offer(int batch, int size) {
        evaluated.set(0);
        long number = claims.get() >>> NUMBER_SHIFT;
        long next = (number & 1) == batch ? number + 2 : number + 1;
        claims.set(next << NUMBER_SHIFT | (long) size << SIZE_SHIFT);
    }

    /** Helps until the batch on offer, of {@code size}, is evaluated. */
    private void await(int size) {
        while (evaluateNext()) {}
        for (int spins = 0; evaluated.get() < size; spins++) {
            pause(spins);
        }
        Throwable thrown = failure;
        if (thrown != null) {
            failure = null;
            throw new IllegalStateException("a thread of the search failed", thrown);
        }
    }

    private void serve(long number) {
        for (int spins = 0; decision == number; spins++) {
            if (evaluateNext()) {
                spins = 0;
            } else {
                pause(spins);
            }
        }
    }

    private static void pause(int spins) {
        if (spins < SPINS) {
            Thread.onSpinWait();
        } else {
            LockSupport.parkNanos(NAP_NANOS);
        }
    }

    /** Claims a simulation and evaluates it; false if there is none left. */
    private boolean evaluateNext() {
        while (true) {
            long claim = claims.get();
            int taken = (int) (claim & TAKEN);
            if (taken >= (claim >>> SIZE_SHIFT & TAKEN)) {
                return false;
            }
            if (claims.compareAndSet(claim, claim + 1)) {
                try {
                    batches[(int) (claim >>> NUMBER_SHIFT & 1)][taken].evaluate();
                } catch (RuntimeException | Error thrown) {
                    failure = thrown;
                } finally {
                    evaluated.incrementAndGet();
                }
                return true;
            }
        }
    }
}
