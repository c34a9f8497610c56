package org.marienbad.games.kalaha.solver;

import java.util.concurrent.atomic.LongAdder;

/** The common state of the workers of a search besides tables: when to stop, and the nodes visited. Thread-safe. */
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

    private final long mostEver;
    private final LongAdder nodes = new LongAdder();
    private volatile boolean stopped;
    private volatile boolean exhausted;
    private volatile long mostNodes = Long.MAX_VALUE;

    /** @param mostEver nodes that all tests together may take */
    Control(long mostEver) {
        this.mostEver = mostEver;
    }

    /** Begins a test that may take {@code allowance} nodes. */
    void begin(long allowance) {
        long before = nodes.sum();
        mostNodes = Math.min(mostEver, allowance > Long.MAX_VALUE - before ? Long.MAX_VALUE : before + allowance);
        stopped = false;
        exhausted = false;
    }

    /**
     * Counts nodes of a worker.
     *
     * @throws Stopped if it is to stop
     */
    void count(long more) {
        add(more);
        if (stopped) {
            throw STOPPED;
        }
        long sum = nodes.sum();
        if (sum > mostNodes) {
            exhausted = sum <= mostEver;
            stopped = true;
            throw STOPPED;
        }
    }

    /** Counts the rest of the nodes of a worker. */
    void add(long more) {
        nodes.add(more);
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
