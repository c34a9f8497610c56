package org.marienbad.games.hex.solver;

/** Sets of cells of a board as bits, a cell of number i as bit i: neighbors, and groups that join the edges. */
final class CellSets {
    private static final int MOST_WAYS = 64;

    private final int size;
    private final long notFirstColumn;
    private final long notLastColumn;
    /** All cells. */
    final long board;
    /** By side, the cells at its first edge and those at its last one. */
    final long[] first;

    final long[] last;
    private final long[] fromFirst = new long[MOST_WAYS];
    private final long[] fromLast = new long[MOST_WAYS];

    CellSets(int size) {
        this.size = size;
        board = (1L << size * size) - 1;
        long top = (1L << size) - 1;
        long left = 0;
        for (int row = 0; row < size; row++) {
            left |= 1L << row * size;
        }
        notFirstColumn = board & ~left;
        notLastColumn = board & ~(left << size - 1);
        first = new long[] {top, left};
        last = new long[] {top << size * (size - 1), left << size - 1};
    }

    /** The cells that touch some of {@code cells}, and these. */
    long grown(long cells) {
        long right = cells & notLastColumn;
        long left = cells & notFirstColumn;
        long all = cells
                | cells << size
                | cells >>> size
                | right << 1
                | left >>> 1
                | left << size - 1
                | right >>> size - 1;
        return all & board;
    }

    /** Those of {@code stones} that are in {@code seeds}, touch these, or are joined with them. */
    long joined(long seeds, long stones) {
        long reached = seeds & stones;
        for (long next = grown(reached) & stones; next != reached; next = grown(reached) & stones) {
            reached = next;
        }
        return reached;
    }

    /** Whether {@code stones} join the edges of {@code side}. */
    boolean joins(int side, long stones) {
        return (joined(first[side], stones) & last[side]) != 0;
    }

    /** The empty cells of which one suffices to join the edges of {@code side}. */
    long winning(int side, long stones, long empty) {
        return touching(first[side], stones, empty) & touching(last[side], stones, empty);
    }

    /**
     * Empty cells in pairs of which {@code side} needs one each to join its edges. They are bridges between its chains
     * and to the edges, none of which disturbs another. The value 0 means that no such set was found, though there may
     * be one.
     */
    long bridged(int side, long stones, long empty) {
        long chain = joined(first[side], stones);
        long left = empty;
        long reach = (first[side] | grown(chain)) & empty;
        long waiting = stones & ~chain;
        boolean found = true;
        while (found) {
            if ((chain & last[side]) != 0) {
                return empty & ~left;
            }
            long goal = reach & left & last[side];
            if ((goal & goal - 1) != 0) {
                long one = Long.lowestOneBit(goal);
                return empty & ~left | one | Long.lowestOneBit(goal ^ one);
            }
            found = false;
            for (long rest = waiting; rest != 0 && !found; ) {
                long group = joined(Long.lowestOneBit(rest), stones);
                rest &= ~group;
                long around = grown(group);
                long common = around & reach & left;
                if ((common & common - 1) != 0) {
                    long one = Long.lowestOneBit(common);
                    left &= ~(one | Long.lowestOneBit(common ^ one));
                    chain |= group;
                    reach |= around & empty;
                    waiting &= ~group;
                    found = true;
                }
            }
        }
        return 0;
    }

    /** The empty cells at {@code edge}, or that touch stones joined with it. */
    private long touching(long edge, long stones, long empty) {
        return (edge | grown(joined(edge, stones))) & empty;
    }

    /** The empty cells on ways between the edges of {@code side} that need as few of them as possible. */
    long shortest(int side, long stones, long empty) {
        int steps = levels(first[side], last[side], stones, empty, fromFirst);
        if (steps == 0) {
            return 0;
        }
        levels(last[side], first[side], stones, empty, fromLast);
        long ways = 0;
        for (int step = 0; step < steps; step++) {
            ways |= fromFirst[step] & fromLast[steps - 1 - step];
        }
        return ways;
    }

    /**
     * Writes the empty cells that are one, two … empty cells from the edge {@code from}, themselves counted. Returns
     * the number to the other edge, 0 if there is no way.
     */
    private int levels(long from, long to, long stones, long empty, long[] levels) {
        long reached = joined(from, stones);
        long front = touching(from, stones, empty);
        long seen = front;
        int count = 0;
        while (front != 0) {
            levels[count++] = front;
            reached |= joined(grown(front), stones);
            if (((front | reached) & to) != 0) {
                return count;
            }
            front = grown(front | reached) & empty & ~seen;
            seen |= front;
        }
        return 0;
    }
}
