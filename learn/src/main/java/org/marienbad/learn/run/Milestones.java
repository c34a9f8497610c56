package org.marienbad.learn.run;

/** After how many games the learning curve has its points: none, 250, four times as many up to 16,000, then twice as many. */
final class Milestones {
    private static final long FIRST = 250;
    private static final long DENSE = 16_000;

    private Milestones() {}

    /** The last one up to {@code games}. */
    static long reached(long games) {
        long reached = 0;
        for (long next = FIRST; next <= games; next = after(next)) {
            reached = next;
        }
        return reached;
    }

    /** The next one after {@code games}. */
    static long after(long games) {
        long next = FIRST;
        while (next <= games) {
            next *= next < DENSE ? 4 : 2;
        }
        return next;
    }

    /** How many there are after {@code from}, up to {@code to}. */
    static int between(long from, long to) {
        int count = 0;
        for (long next = after(from); next <= to; next = after(next)) {
            count++;
        }
        return count;
    }
}
