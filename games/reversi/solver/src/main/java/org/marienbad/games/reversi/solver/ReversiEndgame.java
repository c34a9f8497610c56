package org.marienbad.games.reversi.solver;

import java.util.function.BooleanSupplier;
import org.marienbad.ai.endgame.MarginSolver;
import org.marienbad.ai.endgame.SearchStopped;
import org.marienbad.games.reversi.BitState;
import org.marienbad.games.reversi.Bitboards;
import org.marienbad.games.reversi.ReversiRules;

/**
 * Final margins by principal variation search to the end of the game. Moves that leave the other seat least to choose
 * from come first ("fastest first"). Near the end, moves into regions with an odd number of empty cells do (M. Buro; G.
 * Andersson, "Endgame solving in Zebra"). A position is the discs of the seat to move and those of the other one. For
 * one thread.
 */
final class ReversiEndgame implements MarginSolver.Search<BitState> {
    /** With fewer empty cells positions are not kept. */
    private static final int TABLE_EMPTIES = 8;
    /** With fewer empty cells moves are ordered by regions alone. */
    private static final int ORDER_EMPTIES = 6;
    /** Nodes between two questions whether to stop. */
    private static final int POLL = 1 << 12;

    private static final int MOST_MOVES = 34;
    private static final int MOST_PLIES = 130;
    private static final long[] QUADRANTS = {
        0x000000000f0f0f0fL, 0x00000000f0f0f0f0L, 0x0f0f0f0f00000000L, 0xf0f0f0f000000000L
    };

    private final ReversiRules rules;
    private final long board;
    private final long corners;
    private final EndgameTable table;
    /** By ply and rank, the moves of the nodes on the path as bits, what they turn, and their rank's key. */
    private final int[] moves = new int[MOST_PLIES * MOST_MOVES];

    private final long[] flips = new long[MOST_PLIES * MOST_MOVES];
    private final int[] keys = new int[MOST_PLIES * MOST_MOVES];
    private BooleanSupplier stop = () -> false;
    private long nodes;

    ReversiEndgame(ReversiRules rules, EndgameTable table) {
        this.rules = rules;
        this.table = table;
        int size = rules.size();
        board = Bitboards.board(size);
        int last = size - 1;
        corners = 1L | 1L << last | 1L << 8 * last | 1L << 9 * last;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    long board() {
        return board;
    }

    @Override
    public long bytes() {
        return table.bytes();
    }

    @Override
    public int margin(BitState state, int low, int high) {
        int seat = state.actor();
        return margin(state.discsOf(seat), state.discsOf(1 - seat), low, high);
    }

    @Override
    public int exact(BitState state) {
        return margin(state, -rules.cells(), rules.cells());
    }

    @Override
    public int ended(BitState state, int seat) {
        return rules.margin(state.discs(seat), state.discs(1 - seat));
    }

    @Override
    public void stopWhen(BooleanSupplier condition) {
        stop = condition;
    }

    /** The final margin of the seat to move with best play, if it is inside of the window; else a bound of it. */
    int margin(long own, long other, int low, int high) {
        return search(own, other, low, high, 0, false);
    }

    private int over(long own, long other) {
        return rules.margin(Long.bitCount(own), Long.bitCount(other));
    }

    private int search(long own, long other, int windowLow, int windowHigh, int ply, boolean passed) {
        long empty = board & ~(own | other);
        int empties = Long.bitCount(empty);
        if (empties < ORDER_EMPTIES) {
            return last(own, other, empty, windowLow, windowHigh, passed);
        }
        if ((++nodes & POLL - 1) == 0 && stop.getAsBoolean()) {
            throw SearchStopped.NOW;
        }
        long legal = Bitboards.moves(own, other, board);
        if (legal == 0) {
            return passed ? over(own, other) : -search(other, own, -windowHigh, -windowLow, ply + 1, true);
        }
        // 1. Transposition table.
        int low = windowLow;
        int high = windowHigh;
        int hashMove = -1;
        int place = empties >= TABLE_EMPTIES ? table.find(own, other) : EndgameTable.NONE;
        int knownLow = -rules.cells();
        int knownHigh = rules.cells();
        if (place != EndgameTable.NONE) {
            knownLow = table.low(place);
            knownHigh = table.high(place);
            hashMove = table.move(place);
            if (knownLow >= high || knownLow == knownHigh) {
                return knownLow;
            } else if (knownHigh <= low) {
                return knownHigh;
            }
            low = Math.max(low, knownLow);
            high = Math.min(high, knownHigh);
        }
        // 2. Order, then principal variation search.
        int first = ply * MOST_MOVES;
        int end = first + order(own, other, legal, hashMove, first, empties);
        int best = Integer.MIN_VALUE;
        int bestMove = 0;
        for (int i = first; i < end; i++) {
            int alpha = Math.max(low, best);
            long nextOwn = other ^ flips[i];
            long nextOther = own | flips[i] | 1L << moves[i];
            int value = -search(nextOwn, nextOther, i == first ? -high : -alpha - 1, -alpha, ply + 1, false);
            if (i > first && value > alpha && value < high) {
                value = -search(nextOwn, nextOther, -high, -value, ply + 1, false);
            }
            if (value > best) {
                best = value;
                bestMove = moves[i];
                if (best >= high) {
                    break;
                }
            }
        }
        // 3. Keep the result.
        if (empties >= TABLE_EMPTIES) {
            int provenLow = best > low ? Math.max(best, knownLow) : knownLow;
            int provenHigh = best < high ? Math.min(best, knownHigh) : knownHigh;
            table.put(own, other, Math.min(provenLow, provenHigh), provenHigh, bestMove, empties);
        }
        return best;
    }

    /** Writes the legal moves, the most promising first; how many. */
    private int order(long own, long other, long legal, int hashMove, int first, int empties) {
        int count = 0;
        long odd = oddRegions(board & ~(own | other));
        for (long left = legal; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            long turned = Bitboards.turned(bit, own, other);
            int key = bit == hashMove ? Integer.MAX_VALUE : promise(own, other, turned, bit, odd, empties);
            int place = first + count++;
            while (place > first && keys[place - 1] < key) {
                keys[place] = keys[place - 1];
                moves[place] = moves[place - 1];
                flips[place] = flips[place - 1];
                place--;
            }
            keys[place] = key;
            moves[place] = bit;
            flips[place] = turned;
        }
        return count;
    }

    /** Few answers of the other seat are good, above all if corners are not among them; so are own corners. */
    private int promise(long own, long other, long turned, int bit, long odd, int empties) {
        long nextOther = own | turned | 1L << bit;
        long nextOwn = other ^ turned;
        long answers = Bitboards.moves(nextOwn, nextOther, board);
        int promise = -16 * (Long.bitCount(answers) + Long.bitCount(answers & corners));
        if ((1L << bit & corners) != 0) {
            promise += 24;
        }
        if ((1L << bit & odd) != 0) {
            promise += empties < 12 ? 6 : 2;
        }
        // Own discs beside empty cells give the other seat moves later.
        return empties > 9 ? promise - 2 * Long.bitCount(around(board & ~(own | other)) & nextOther) : promise;
    }

    private static long around(long cells) {
        long sides = (cells & 0x7f7f7f7f7f7f7f7fL) << 1 | (cells & 0xfefefefefefefefeL) >>> 1 | cells;
        return sides << 8 | sides >>> 8 | sides;
    }

    /** The empty cells of quadrants with an odd number of them. */
    private static long oddRegions(long empty) {
        long odd = 0;
        for (long quadrant : QUADRANTS) {
            if ((Long.bitCount(empty & quadrant) & 1) != 0) {
                odd |= empty & quadrant;
            }
        }
        return odd;
    }

    /** The search with few empty cells: each is tried, those of odd regions first. */
    private int last(long own, long other, long empty, int low, int high, boolean passed) {
        nodes++;
        if (empty == 0) {
            return over(own, other);
        }
        int best = Integer.MIN_VALUE;
        long odd = (empty & empty - 1) == 0 ? 0 : oddRegions(empty);
        for (int round = 0; round < 2; round++) {
            for (long left = round == 0 ? odd : empty & ~odd; left != 0; left &= left - 1) {
                int bit = Long.numberOfTrailingZeros(left);
                long turned = Bitboards.turned(bit, own, other);
                if (turned != 0) {
                    long cell = 1L << bit;
                    int value = -last(
                            other ^ turned, own | turned | cell, empty ^ cell, -high, -Math.max(low, best), false);
                    if (value > best) {
                        best = value;
                        if (best >= high) {
                            return best;
                        }
                    }
                }
            }
        }
        if (best != Integer.MIN_VALUE) {
            return best;
        }
        return passed ? over(own, other) : -last(other, own, empty, -high, -low, true);
    }
}
