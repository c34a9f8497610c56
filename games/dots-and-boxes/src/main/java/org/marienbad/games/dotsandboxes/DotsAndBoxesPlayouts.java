package org.marienbad.games.dotsandboxes;

import java.util.SplittableRandom;

/**
 * Sensible play without search. Boxes are taken in one order only, as the order seldom matters. Two boxes of the last
 * chain, or four of the last loop, are left to the other seat if the rest is worth more. Else a safe line is drawn at
 * random; if there is none, the shortest chain is opened.
 */
final class DotsAndBoxesPlayouts {
    private DotsAndBoxesPlayouts() {}

    /** A line of a position in which a seat is to move. */
    static int choose(DotsAndBoxesState state, SplittableRandom random) {
        DotsAndBoxesGrid grid = state.rules().grid();
        long horizontal = state.horizontals();
        long vertical = state.verticals();
        long three = grid.withThree(horizontal, vertical);
        if (three != 0) {
            return capture(grid, horizontal, vertical, state.rules().seats() == 2);
        }
        long safeHorizontals = Chains.safeHorizontals(grid, horizontal, vertical);
        long safeVerticals = Chains.safeVerticals(grid, horizontal, vertical);
        return (safeHorizontals | safeVerticals) != 0
                ? state.oneOf(safeHorizontals, safeVerticals, random)
                : open(grid, horizontal, vertical);
    }

    private static int capture(DotsAndBoxesGrid grid, long horizontal, long vertical, boolean mayLeave) {
        long three = grid.withThree(horizontal, vertical);
        long within = three | grid.withTwo(horizontal, vertical);
        long candidate = 0;
        boolean candidateClosed = false;
        int candidates = 0;
        for (long left = three; left != 0; ) {
            long box = Long.lowestOneBit(left);
            long chain = grid.reached(box, within, horizontal, vertical);
            left &= ~chain;
            int length = Long.bitCount(chain);
            boolean closed = Long.bitCount(chain & three) > 1;
            boolean canBeLeft = length == (closed ? Chains.LEFT_OF_LOOP : Chains.LEFT_OF_CHAIN);
            if (!mayLeave || !canBeLeft) {
                return openLine(grid, box, 0, horizontal, vertical);
            }
            if (candidate == 0 || closed) {
                candidate = chain;
                candidateClosed = closed;
            }
            candidates++;
        }
        if (candidates > 1 || !isBetterLeft(grid, candidate, horizontal, vertical)) {
            return openLine(grid, Long.lowestOneBit(candidate & three), 0, horizontal, vertical);
        }
        // Boxes are left in pairs: the far end of a chain is drawn, or the middle of a former loop.
        long inner = candidate & ~three;
        return candidateClosed
                ? lineBetween(grid, inner, horizontal, vertical)
                : openLine(grid, inner, candidate, horizontal, vertical);
    }

    /** Whether to leave the last boxes that can be taken, so that the other seat must move afterwards. */
    private static boolean isBetterLeft(DotsAndBoxesGrid grid, long chain, long horizontal, long vertical) {
        long nextHorizontal = horizontal | grid.horizontalsOf(chain);
        long nextVertical = vertical | grid.verticalsOf(chain);
        boolean safe = (Chains.safeHorizontals(grid, nextHorizontal, nextVertical)
                        | Chains.safeVerticals(grid, nextHorizontal, nextVertical))
                != 0;
        return !safe && Long.bitCount(chain) + Chains.afterLastSafeLine(grid, nextHorizontal, nextVertical) < 0;
    }

    /** A line of {@code box} that is not yet drawn and does not lead to another of {@code except}. */
    private static int openLine(DotsAndBoxesGrid grid, long box, long except, long horizontal, long vertical) {
        int at = Long.numberOfTrailingZeros(box);
        int stride = grid.stride();
        if ((horizontal >>> at & 1) == 0 && (except & box >>> stride) == 0) {
            return grid.horizontal(at);
        } else if ((vertical >>> at & 1) == 0 && (except & box >>> 1) == 0) {
            return grid.vertical(at);
        } else if ((vertical >>> at + 1 & 1) == 0 && (except & box << 1) == 0) {
            return grid.vertical(at + 1);
        }
        return grid.horizontal(at + stride);
    }

    /** The line not yet drawn between two of {@code boxes}, the first if there are several. */
    private static int lineBetween(DotsAndBoxesGrid grid, long boxes, long horizontal, long vertical) {
        long side = boxes & boxes << 1 & ~vertical;
        return side != 0
                ? grid.vertical(Long.numberOfTrailingZeros(side))
                : grid.horizontal(Long.numberOfTrailingZeros(boxes & boxes << grid.stride() & ~horizontal));
    }

    /** Opens the shortest chain; one of two boxes in the middle, so that the other seat must take both. */
    private static int open(DotsAndBoxesGrid grid, long horizontal, long vertical) {
        long shortest = Chains.shortest(grid, grid.withTwo(horizontal, vertical), horizontal, vertical);
        return Long.bitCount(shortest) == 2
                ? lineBetween(grid, shortest, horizontal, vertical)
                : openLine(grid, Long.lowestOneBit(shortest), 0, horizontal, vertical);
    }
}
