package org.marienbad.games.dotsandboxes.solver;

import java.util.function.BooleanSupplier;
import org.marienbad.ai.endgame.MarginSolver;
import org.marienbad.ai.endgame.SearchStopped;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGrid;
import org.marienbad.games.dotsandboxes.DotsAndBoxesState;

/**
 * The margin of the boxes that are left, by alpha-beta to the end of the game. Only one order of taking boxes is tried,
 * and only one line of each chain. A seat that can take boxes takes all of them, or all but two of a chain or four of a
 * loop (J. K. Barker and R. E. Korf, "Solving Dots-and-Boxes", AAAI 2012; E. Berlekamp, <i>The Dots and Boxes Game</i>,
 * 2000). A position is the lines drawn, as bits of a {@link DotsAndBoxesGrid}; who has which box does not matter. For
 * one thread.
 */
final class MarginSearch implements MarginSolver.Search<DotsAndBoxesState> {
    /** Nodes between two questions whether to stop. */
    private static final int POLL = 1 << 12;

    private static final int LEFT_OF_CHAIN = 2;
    private static final int LEFT_OF_LOOP = 4;

    private final DotsAndBoxesGrid grid;
    private final MarginTable table;
    private final CanonicalLines canonical;
    private final int mostLines;
    /** By ply and rank, the lines to try, and the key by which they are ordered. */
    private final int[] lines;

    private final long[] keys;
    /** By line, how often it was best. */
    private final long[] history;

    private BooleanSupplier stop = () -> false;
    private long nodes;

    // Results of takeAll.
    private int taken;
    private int leavable;
    private long nextHorizontal;
    private long nextVertical;

    MarginSearch(DotsAndBoxesGrid grid, MarginTable table) {
        this.grid = grid;
        this.table = table;
        canonical = new CanonicalLines(grid);
        mostLines = grid.lineCount();
        lines = new int[mostLines * mostLines];
        keys = new long[mostLines];
        history = new long[mostLines];
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public long bytes() {
        return table.bytes();
    }

    @Override
    public int ended(DotsAndBoxesState state, int seat) {
        return state.boxes(seat) - state.boxes(1 - seat);
    }

    @Override
    public void stopWhen(BooleanSupplier condition) {
        stop = condition;
    }

    @Override
    public int margin(DotsAndBoxesState state, int low, int high) {
        int lead = state.boxes(state.actor()) - state.boxes(1 - state.actor());
        return lead + margin(state.horizontals(), state.verticals(), low - lead, high - lead);
    }

    /** The final margin of the seat to move, by windows of one from a draw outwards (MTD(f); A. Plaat et al. 1996). */
    @Override
    public int exact(DotsAndBoxesState state) {
        int low = -grid.boxCount();
        int high = grid.boxCount();
        int guess = 0;
        while (low < high) {
            int window = Math.max(guess, low + 1);
            guess = margin(state, window - 1, window);
            if (guess < window) {
                high = guess;
            } else {
                low = guess;
            }
        }
        return low;
    }

    /**
     * The margin of the remaining boxes for the seat to move with best play, if it is inside of the window; else a
     * bound.
     */
    int margin(long horizontal, long vertical, int low, int high) {
        return withCaptures(horizontal, vertical, low, high, 0);
    }

    /**
     * Takes all boxes that can be taken one after the other. The last ones may be left to the other seat, so loops come
     * before chains: leaving two boxes is better than leaving four.
     */
    private void takeAll(long fromHorizontal, long fromVertical) {
        long horizontal = fromHorizontal;
        long vertical = fromVertical;
        taken = 0;
        leavable = 0;
        for (long three = grid.withThree(horizontal, vertical);
                three != 0;
                three = grid.withThree(horizontal, vertical)) {
            long within = three | grid.withTwo(horizontal, vertical);
            long free = 0;
            long candidate = 0;
            int candidates = 0;
            leavable = 0;
            // One at a time: two single boxes beside the same third one would become a chain of which two can be left.
            for (long left = three; left != 0 && free == 0; ) {
                long chain = grid.reached(Long.lowestOneBit(left), within, horizontal, vertical);
                left &= ~chain;
                int length = Long.bitCount(chain);
                boolean closed = Long.bitCount(chain & three) > 1;
                int least = closed ? LEFT_OF_LOOP : LEFT_OF_CHAIN;
                if (length < least) {
                    free = chain;
                } else {
                    candidates++;
                    if (candidate == 0 || closed) {
                        candidate = chain;
                        leavable = least;
                    }
                }
            }
            if (free != 0 || candidates > 1) {
                leavable = 0;
            }
            long some = free != 0 ? free : candidate;
            taken += Long.bitCount(some);
            horizontal |= grid.horizontalsOf(some);
            vertical |= grid.verticalsOf(some);
        }
        nextHorizontal = horizontal;
        nextVertical = vertical;
    }

    /** The margin where there may be boxes to take. */
    private int withCaptures(long fromHorizontal, long fromVertical, int windowLow, int windowHigh, int ply) {
        takeAll(fromHorizontal, fromVertical);
        long horizontal = nextHorizontal;
        long vertical = nextVertical;
        int gained = taken;
        int left = leavable;
        int low = windowLow - gained;
        int high = windowHigh - gained;
        if (left == 0) {
            return gained + quiet(horizontal, vertical, low, high, ply);
        }
        // Taking all is worth the rest; leaving some is worth the rest to the other seat, less those twice. One of both
        // is
        // at least -left.
        if (-left >= high) {
            return gained - left;
        }
        int least = Math.max(low, -left);
        int all = quiet(horizontal, vertical, least, high, ply);
        if (all > least) {
            return gained + all;
        }
        int some = -2 * left - quiet(horizontal, vertical, -2 * left - high, -2 * left - least, ply);
        return gained + Math.max(least, some);
    }

    /** The margin where no box has three lines. */
    private int quiet(long fromHorizontal, long fromVertical, int windowLow, int windowHigh, int ply) {
        int boxes = grid.boxCount() - Long.bitCount(grid.closed(fromHorizontal, fromVertical));
        if (boxes == 0) {
            return 0;
        } else if (boxes <= windowLow) {
            return boxes;
        } else if (-boxes >= windowHigh) {
            return -boxes;
        }
        if ((++nodes & POLL - 1) == 0 && stop.getAsBoolean()) {
            throw SearchStopped.NOW;
        }
        canonical.find(fromHorizontal, fromVertical);
        long horizontal = canonical.horizontal();
        long vertical = canonical.vertical();
        int low = windowLow;
        int high = windowHigh;
        int knownLow = -boxes;
        int knownHigh = boxes;
        int tableLine = -1;
        int place = table.find(horizontal, vertical);
        if (place != MarginTable.NONE) {
            knownLow = table.low(place);
            knownHigh = table.high(place);
            tableLine = table.line(place);
            if (knownLow >= high || knownLow == knownHigh) {
                return knownLow;
            } else if (knownHigh <= low) {
                return knownHigh;
            }
            low = Math.max(low, knownLow);
            high = Math.min(high, knownHigh);
        }
        int first = ply * mostLines;
        int count = order(horizontal, vertical, first, tableLine);
        int best = Integer.MIN_VALUE;
        int bestLine = lines[first];
        for (int i = first; i < first + count && best < high; i++) {
            int line = lines[i];
            boolean flat = grid.isHorizontal(line);
            long bit = grid.bit(line);
            int value = -withCaptures(
                    flat ? horizontal | bit : horizontal,
                    flat ? vertical : vertical | bit,
                    -high,
                    -Math.max(low, best),
                    ply + 1);
            if (value > best) {
                best = value;
                bestLine = line;
            }
        }
        int linesLeft = mostLines - Long.bitCount(horizontal) - Long.bitCount(vertical);
        if (best >= high) {
            history[bestLine] += (long) linesLeft * linesLeft;
        }
        int provenLow = best > low ? Math.max(best, knownLow) : knownLow;
        int provenHigh = best < high ? Math.min(best, knownHigh) : knownHigh;
        table.put(horizontal, vertical, Math.min(provenLow, provenHigh), provenHigh, bestLine, linesLeft);
        return best;
    }

    /** Writes the lines to try, the most promising first: safe ones, then one of each chain, the shortest first; how many. */
    private int order(long horizontal, long vertical, int first, int tableLine) {
        long two = grid.withTwo(horizontal, vertical);
        long full = grid.closed(horizontal, vertical) | two;
        long safe = grid.horizontals() & ~horizontal & ~grid.horizontalsOf(full);
        int count = 0;
        for (long left = canonical.withoutSame(safe, horizontal, vertical, true); left != 0; left &= left - 1) {
            count = add(grid.horizontal(Long.numberOfTrailingZeros(left)), 0, tableLine, first, count);
        }
        safe = grid.verticals() & ~vertical & ~grid.verticalsOf(full);
        for (long left = canonical.withoutSame(safe, horizontal, vertical, false); left != 0; left &= left - 1) {
            count = add(grid.vertical(Long.numberOfTrailingZeros(left)), 0, tableLine, first, count);
        }
        long open = grid.boxes() & ~grid.closed(horizontal, vertical);
        long lengths = 0;
        for (long left = two; left != 0; ) {
            long chain = grid.reached(Long.lowestOneBit(left), two, horizontal, vertical);
            left &= ~chain;
            int length = Long.bitCount(chain);
            boolean loop = isLoop(chain, horizontal, vertical);
            if (grid.reached(chain, open, horizontal, vertical) == chain) {
                // Chains of one length that touch no other open box are all alike.
                long kind = 1L << Math.min(length, 31) << (loop ? 32 : 0);
                if ((lengths & kind) != 0) {
                    continue;
                }
                lengths |= kind;
            }
            count = add(lineOf(chain, horizontal, vertical), length, tableLine, first, count);
        }
        return count;
    }

    private int add(int line, int length, int tableLine, int first, int count) {
        long key = line == tableLine ? Long.MAX_VALUE : length == 0 ? history[line] : -length;
        int place = count;
        while (place > 0 && keys[place - 1] < key) {
            keys[place] = keys[place - 1];
            lines[first + place] = lines[first + place - 1];
            place--;
        }
        keys[place] = key;
        lines[first + place] = line;
        return count + 1;
    }

    private boolean isLoop(long chain, long horizontal, long vertical) {
        return Long.bitCount(sideBySide(chain, vertical)) + Long.bitCount(oneAboveOther(chain, horizontal))
                == Long.bitCount(chain);
    }

    /** The vertical lines not yet drawn between boxes of {@code chain}. */
    private static long sideBySide(long chain, long vertical) {
        return chain & chain << 1 & ~vertical;
    }

    private long oneAboveOther(long chain, long horizontal) {
        return chain & chain << grid.stride() & ~horizontal;
    }

    /** A line that opens {@code chain}: the middle one if it has two boxes, so that none can be left; else any. */
    private int lineOf(long chain, long horizontal, long vertical) {
        long vertically = sideBySide(chain, vertical);
        long horizontally = oneAboveOther(chain, horizontal);
        if (chain == Long.lowestOneBit(chain)) {
            long open = grid.horizontalsOf(chain) & ~horizontal;
            return open != 0
                    ? grid.horizontal(Long.numberOfTrailingZeros(open))
                    : grid.vertical(Long.numberOfTrailingZeros(grid.verticalsOf(chain) & ~vertical));
        }
        return vertically != 0
                ? grid.vertical(Long.numberOfTrailingZeros(vertically))
                : grid.horizontal(Long.numberOfTrailingZeros(horizontally));
    }
}
