package org.marienbad.games.kalaha.solver;

import java.util.concurrent.atomic.LongAdder;

/** What the workers of a search have in common besides tables: when to stop, and how much was done. Thread-safe. */
final class Control {
    /** Thrown in a worker, and then to the caller, if there is no result to wait for. */
    static class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Stopped() {
            super(null, null, false, false);
        }
    }

    /** The test took more nodes than allowed. */
    static final class Exhausted extends Stopped {
        private static final long serialVersionUID = 1;

        private Exhausted() {}
    }

    private static final Stopped STOPPED = new Stopped();
    private static final Exhausted EXHAUSTED = new Exhausted();

    private final LongAdder nodes = new LongAdder();
    private volatile boolean stopped;
    private volatile boolean exhausted;
    private volatile long mostNodes = Long.MAX_VALUE;

    /** Begins a test that may take {@code allowance} nodes. */
    void begin(long allowance) {
        long sofar = nodes.sum();
        mostNodes = allowance > Long.MAX_VALUE - sofar ? Long.MAX_VALUE : sofar + allowance;
        stopped = false;
        exhausted = false;
    }

    /**
     * Counts nodes of a worker.
     *
     * @throws Stopped if it is to stop
     */
    void count(long more) {
        nodes.add(more);
        if (stopped) {
            throw STOPPED;
        }
        if (nodes.sum() > mostNodes) {
            exhausted = true;
            stopped = true;
            throw STOPPED;
        }
    }

    void stop() {
        stopped = true;
    }

    /**
     * Says why a test has no result.
     *
     * @throws Exhausted if it took too many nodes
     * @throws Stopped if it was stopped
     */
    void explain() {
        throw exhausted ? EXHAUSTED : STOPPED;
    }

    /** Nodes of all tests. */
    long nodes() {
        return nodes.sum();
    }
}
