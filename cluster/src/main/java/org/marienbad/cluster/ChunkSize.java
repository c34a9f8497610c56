package org.marienbad.cluster;

/**
 * The number of games in a task: as many as take about ten seconds. So Spark's work for a task does not count, and
 * little is lost with a machine. A game of a minute is a task of its own. Thread-safe.
 */
final class ChunkSize {
    private static final double TARGET_NANOS = 10e9;
    /** The remaining part of former chunks in the mean when another one is added. */
    private static final double MEMORY = 0.8;
    /** A few games do not say much of thousands. */
    private static final int GROWTH = 8;

    private double games;
    private double nanos;
    private int most = 1;

    /** At most {@code limit}; one before anything is known. */
    synchronized int next(int limit) {
        double wanted = games == 0 ? 1 : TARGET_NANOS * games / Math.max(1, nanos);
        return (int) Math.max(1, Math.min(wanted, Math.min(most, limit)));
    }

    /** A chunk of {@code more} games took {@code took} nanoseconds. */
    synchronized void played(int more, long took) {
        games = MEMORY * games + more;
        nanos = MEMORY * nanos + took;
        most = (int) Math.max(most, Math.min((long) more * GROWTH, Integer.MAX_VALUE));
    }
}
