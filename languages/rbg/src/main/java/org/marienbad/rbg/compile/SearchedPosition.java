package org.marienbad.rbg.compile;

import java.util.Arrays;
import org.marienbad.rbg.play.Formulas;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.RbgPosition;

/** The memory of searches in compiled positions, and the methods that their code calls. */
abstract class SearchedPosition extends RbgPosition {
    /**
     * Modifications in one search behind the first few of a way. A search that makes more seems endless. On a board of more
     * than {@link #USUAL} vertices they are fewer, as each is followed by a longer way.
     */
    private static final int MOST_STEPS = 50_000_000;

    private static final int USUAL = 64;
    /** Numbers in all {@link #pool} together. */
    private static final int MOST_PLACES = 16_000_000;

    /** Ends a search; the position is then as before. */
    static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1;

        static final Stop FULL = new Stop();
        static final Stop ENDLESS = new Stop();

        private Stop() {
            super(null, null, false, false);
        }
    }

    final int[] board;
    final int[] numbers;
    /** By piece how many vertices have it, if the rules count. */
    final int[] counts;

    /** How many numbers one search needs to note where it has been. */
    private final int places;
    /** So much a modification counts. */
    private final int weight;

    private MoveList out;
    private int most;
    /** Modifier and vertex alternately since the last switch. */
    private int[] path = new int[32];

    private int length;
    private int steps;

    /** By depth and place the stamp of the search that was there last. */
    private int[][] pool = {};

    private int[] stamps = {};
    private int depth;
    private int[] seen;
    private int stamp;
    private int lastStamp;

    /** @param slots rows of places, one place for each vertex */
    SearchedPosition(int[] board, int numbers, int pieces, int slots) {
        this.board = board;
        this.numbers = new int[numbers];
        counts = new int[pieces];
        places = slots * board.length;
        weight = Math.max(1, board.length / USUAL);
    }

    final void beginSearch() {
        depth = -1;
        length = 0;
        steps = 0;
        if (lastStamp < 0 || lastStamp > Integer.MAX_VALUE / 2) {
            for (int[] places : pool) {
                Arrays.fill(places, 0);
            }
            lastStamp = 0;
        }
    }

    /** As {@link #beginSearch}, for moves. */
    final void beginSearch(MoveList moves, int limit) {
        // The collector wants to know of each reference that is written.
        if (out != moves) {
            out = moves;
        }
        most = limit;
        beginSearch();
    }

    final void recount() {
        Arrays.fill(counts, 0);
        for (int piece : board) {
            counts[piece]++;
        }
    }

    final void put(int at, int piece) {
        counts[board[at]]--;
        counts[piece]++;
        board[at] = piece;
    }

    final int divide(int left, int right) {
        return Formulas.divide(left, right);
    }

    /** Whether this search was at a place before; if not, it notes that it is now. */
    final boolean met(int place) {
        if (seen[place] == stamp) {
            return true;
        }
        seen[place] = stamp;
        return false;
    }

    /** Behind a modification nothing has been met yet. */
    final void push() {
        depth++;
        if (depth >= pool.length) {
            grow();
        }
        if (++lastStamp < 0) {
            throw Stop.ENDLESS;
        }
        seen = pool[depth];
        stamp = lastStamp;
        stamps[depth] = lastStamp;
    }

    final void pop() {
        depth--;
        if (depth >= 0) {
            seen = pool[depth];
            stamp = stamps[depth];
        }
    }

    private void grow() {
        if ((long) (depth + 1) * places > MOST_PLACES) {
            throw Stop.ENDLESS;
        }
        pool = Arrays.copyOf(pool, depth + 1);
        pool[depth] = new int[places];
        stamps = Arrays.copyOf(stamps, depth + 1);
    }

    final void count() {
        steps += weight;
        if (steps > MOST_STEPS) {
            throw Stop.ENDLESS;
        }
    }

    final void step(int modifier, int at) {
        if (length == path.length) {
            path = Arrays.copyOf(path, 2 * length);
        }
        path[length] = modifier;
        path[length + 1] = at;
        length += 2;
    }

    final void back() {
        length -= 2;
    }

    /** A move ends with this switch, and is the path and it. */
    final void listPath(int modifier, int at) {
        int[] to = out.room(length + 2);
        int end = out.end();
        // Most paths are short, and a loop would take longer to begin than to run.
        if (length == 4) {
            copy(to, end, 0);
            copy(to, end, 2);
        } else if (length == 6) {
            copy(to, end, 0);
            copy(to, end, 2);
            copy(to, end, 4);
        } else {
            for (int i = 0; i < length; i += 2) {
                copy(to, end, i);
            }
        }
        close(to, end + length, modifier, at);
    }

    private void copy(int[] to, int begin, int i) {
        to[begin + i] = path[i];
        to[begin + i + 1] = path[i + 1];
    }

    /** A move is this switch. */
    final void list(int modifier, int at) {
        close(out.room(2), out.end(), modifier, at);
    }

    /** A move is these two modifiers. */
    final void list(int first, int firstAt, int modifier, int at) {
        int[] to = out.room(4);
        int end = out.end();
        to[end] = first;
        to[end + 1] = firstAt;
        close(to, end + 2, modifier, at);
    }

    /** A move is these three modifiers. */
    final void list(int first, int firstAt, int second, int secondAt, int modifier, int at) {
        int[] to = out.room(6);
        int end = out.end();
        to[end] = first;
        to[end + 1] = firstAt;
        to[end + 2] = second;
        to[end + 3] = secondAt;
        close(to, end + 4, modifier, at);
    }

    private void close(int[] to, int end, int modifier, int at) {
        to[end] = modifier;
        to[end + 1] = at;
        if (out.close(end + 2) > most) {
            throw Stop.FULL;
        }
    }
}
