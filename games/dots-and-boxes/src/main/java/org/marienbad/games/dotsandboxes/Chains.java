package org.marienbad.games.dotsandboxes;

/**
 * The rest of a game, seen as chains (Berlekamp, The Dots and Boxes Game, 2000). A line is safe if it leaves no box
 * with three lines. Boxes with two lines form chains and loops. A line there opens all of it to the other seat. It may
 * take the boxes. Or it leaves two of a chain or four of a loop, and so lets the opener move again.
 */
final class Chains {
    /** Boxes that are left to keep control, of a chain and of a loop. */
    static final int LEFT_OF_CHAIN = 2;

    static final int LEFT_OF_LOOP = 4;
    /** From this length on, the one who takes a chain can leave two boxes. */
    static final int LONG = 3;

    private Chains() {}

    /** The boxes with two or more lines: another line gives one of them a third. */
    private static long tight(DotsAndBoxesGrid grid, long horizontal, long vertical) {
        return grid.withTwo(horizontal, vertical)
                | grid.withThree(horizontal, vertical)
                | grid.closed(horizontal, vertical);
    }

    static long safeHorizontals(DotsAndBoxesGrid grid, long horizontal, long vertical) {
        return grid.horizontals() & ~horizontal & ~grid.horizontalsOf(tight(grid, horizontal, vertical));
    }

    static long safeVerticals(DotsAndBoxesGrid grid, long horizontal, long vertical) {
        return grid.verticals() & ~vertical & ~grid.verticalsOf(tight(grid, horizontal, vertical));
    }

    /** Whether {@code chain}, boxes with two lines that reach each other, is a loop: every line left is between two of them. */
    static boolean isLoop(DotsAndBoxesGrid grid, long chain, long horizontal, long vertical) {
        return joints(grid, chain, horizontal, vertical) == Long.bitCount(chain);
    }

    /** How many lines not yet drawn are between two boxes of {@code chain}. */
    private static int joints(DotsAndBoxesGrid grid, long chain, long horizontal, long vertical) {
        return Long.bitCount(chain & chain << 1 & ~vertical)
                + Long.bitCount(chain & chain << grid.stride() & ~horizontal);
    }

    /** The boxes that the seat to move can take one after the other, as far as they are reached from those with three lines. */
    static long takeable(DotsAndBoxesGrid grid, long horizontal, long vertical) {
        long three = grid.withThree(horizontal, vertical);
        return three == 0 ? 0 : grid.reached(three, three | grid.withTwo(horizontal, vertical), horizontal, vertical);
    }

    /**
     * The number of {@link #takeable takeable} boxes that a seat must leave for the other seat to move: two, four, or 0
     * if it cannot.
     */
    static int leavable(DotsAndBoxesGrid grid, long horizontal, long vertical) {
        long three = grid.withThree(horizontal, vertical);
        long within = three | grid.withTwo(horizontal, vertical);
        int leavable = 0;
        for (long left = three; left != 0; ) {
            long chain = grid.reached(Long.lowestOneBit(left), within, horizontal, vertical);
            left &= ~chain;
            int length = Long.bitCount(chain);
            boolean closed = Long.bitCount(chain & three) > 1;
            if (!closed && length >= LEFT_OF_CHAIN) {
                return LEFT_OF_CHAIN;
            } else if (closed && length >= LEFT_OF_LOOP) {
                leavable = LEFT_OF_LOOP;
            }
        }
        return leavable;
    }

    /** The boxes of the shortest chain or loop of {@code two}, all boxes with two lines; 0 if there are none. */
    static long shortest(DotsAndBoxesGrid grid, long two, long horizontal, long vertical) {
        long shortest = 0;
        int least = Integer.MAX_VALUE;
        for (long left = two; left != 0; ) {
            long chain = grid.reached(Long.lowestOneBit(left), two, horizontal, vertical);
            left &= ~chain;
            if (Long.bitCount(chain) < least) {
                least = Long.bitCount(chain);
                shortest = chain;
            }
        }
        return shortest;
    }

    /**
     * The margin of the seat to move if neither a safe line nor a box with three lines is left. Each seat in its turn
     * opens the shortest chain, but leaves boxes if that is better. This order is nearly always the best one.
     */
    static int afterLastSafeLine(DotsAndBoxesGrid grid, long horizontal, long vertical) {
        long chain = shortest(grid, grid.withTwo(horizontal, vertical), horizontal, vertical);
        if (chain == 0) {
            return 0;
        }
        int length = Long.bitCount(chain);
        int left = isLoop(grid, chain, horizontal, vertical) ? LEFT_OF_LOOP : length >= LONG ? LEFT_OF_CHAIN : 0;
        int given = 0;
        long nextHorizontal = horizontal;
        long nextVertical = vertical;
        // Where both ends of a chain meet in a box, that box falls, too.
        for (long taken = chain; taken != 0; taken = takeable(grid, nextHorizontal, nextVertical)) {
            given += Long.bitCount(taken);
            nextHorizontal |= grid.horizontalsOf(taken);
            nextVertical |= grid.verticalsOf(taken);
        }
        int rest = afterLastSafeLine(grid, nextHorizontal, nextVertical);
        return -given - (left == 0 ? rest : Math.max(rest, -2 * left - rest));
    }
}
