package org.marienbad.rbg.compile;

import java.util.Arrays;
import org.marienbad.rbg.play.InterpretedPosition;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.MoveUnit;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.tree.Rule;

/**
 * What the positions of all compiled descriptions have in common; the class of a description adds the searches. Parts of moves, which only people choose,
 * are left to the interpreter.
 */
abstract class CompiledPosition extends RbgPosition {
    /** Modifications in one search behind the first few of a way. A search that makes more seems endless. */
    private static final int MOST_STEPS = 50_000_000;
    /** Numbers in all {@link #pool} together. */
    private static final int MOST_PLACES = 16_000_000;

    /** Ends a search; the position is then as before. */
    private static final class Stop extends RuntimeException {
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

    private final CompiledRules rules;
    private int vertex;
    private int player;
    private int node;
    /** The switch behind which the position is, from 1; 0 at the start, and −1 within a move. */
    private int entry;

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

    private int[] boardBefore;
    private int[] numbersBefore;
    private int[] others;
    private long[] words;
    private InterpretedPosition interpreted;

    CompiledPosition(CompiledRules rules) {
        this.rules = rules;
        board = rules.description().board().pieces();
        numbers = new int[rules.description().bounds().size()];
        counts = new int[rules.description().pieces().size()];
        player = Rule.Switch.KEEPER;
    }

    /** The searches of moves from behind a switch. */
    abstract void search(int entry, int from);

    /** Plays the first move of the keeper from behind a switch, and says whether there is one. */
    abstract boolean first(int entry, int from);

    /** Gives a number the value that a modifier says. */
    abstract void assign(int modifier);

    /** A position of the same class. */
    abstract CompiledPosition another(CompiledRules rules);

    /** Becomes the start. */
    final void begin() {
        recount();
        keep();
    }

    private void recount() {
        if (!rules.counts()) {
            return;
        }
        Arrays.fill(counts, 0);
        for (int piece : board) {
            counts[piece]++;
        }
    }

    // What the searches call.

    final void put(int at, int piece) {
        counts[board[at]]--;
        counts[piece]++;
        board[at] = piece;
    }

    final int divide(int left, int right) {
        if (right == 0) {
            throw new IllegalStateException("the rules divide by 0");
        }
        return left / right;
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
        int places = rules.slots() * board.length;
        if ((long) (depth + 1) * places > MOST_PLACES) {
            throw Stop.ENDLESS;
        }
        pool = Arrays.copyOf(pool, depth + 1);
        pool[depth] = new int[places];
        stamps = Arrays.copyOf(stamps, depth + 1);
    }

    final void count() {
        if (++steps > MOST_STEPS) {
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
        for (int i = 0; i < length; i += 2) {
            to[end++] = path[i];
            to[end++] = path[i + 1];
        }
        close(to, end, modifier, at);
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

    /** The keeper's move ends with a switch at this vertex, which leads to this place, its number {@code behind} among the switches. */
    final void ended(int at, int next, int place, int behind) {
        vertex = at;
        player = next;
        node = place;
        entry = behind;
    }

    private void beginSearch() {
        depth = -1;
        length = 0;
        steps = 0;
        if (lastStamp > Integer.MAX_VALUE / 2) {
            for (int[] places : pool) {
                Arrays.fill(places, 0);
            }
            lastStamp = 0;
        }
    }

    @Override
    public final boolean list(MoveUnit unit, MoveList moves, int limit) {
        if (player == Rule.Switch.KEEPER) {
            moves.clear();
            return true;
        } else if (unit != MoveUnit.MOVE || entry < 0) {
            return interpreted().list(unit, moves, limit);
        }
        moves.clear();
        out = moves;
        most = limit;
        if (rules.writes()) {
            save();
        }
        beginSearch();
        try {
            search(entry, vertex);
        } catch (Stop stop) {
            restore();
            if (stop == Stop.ENDLESS) {
                throw endless();
            }
            return false;
        } catch (StackOverflowError deep) {
            restore();
            throw endless();
        }
        return true;
    }

    private static IllegalStateException endless() {
        return new IllegalStateException(
                "a search for moves does not come to its end: the rules have a loop, or too many ways");
    }

    private void save() {
        if (boardBefore == null) {
            boardBefore = new int[board.length];
            numbersBefore = new int[numbers.length];
        }
        System.arraycopy(board, 0, boardBefore, 0, board.length);
        System.arraycopy(numbers, 0, numbersBefore, 0, numbers.length);
    }

    private void restore() {
        if (rules.writes()) {
            System.arraycopy(boardBefore, 0, board, 0, board.length);
            System.arraycopy(numbersBefore, 0, numbers, 0, numbers.length);
            recount();
        }
    }

    private InterpretedPosition interpreted() {
        if (interpreted == null) {
            interpreted = new InterpretedPosition(rules.rules());
        }
        if (words == null) {
            words = new long[words()];
        }
        encode(words);
        interpreted.decode(words);
        return interpreted;
    }

    @Override
    public final void apply(MoveList moves, int index) {
        int last = moves.length(index) - 1;
        for (int step = 0; step < last; step++) {
            play(moves.modifier(index, step), moves.vertex(index, step));
        }
        int modifier = moves.modifier(index, last);
        vertex = moves.vertex(index, last);
        node = rules.node(modifier);
        entry = rules.entry(modifier);
        if (entry > 0) {
            player = rules.player(modifier);
            if (player == Rule.Switch.KEEPER) {
                keep();
            } else if (!rules.vertexMatters(node)) {
                vertex = 0;
            }
        } else {
            play(modifier, vertex);
        }
    }

    private void play(int modifier, int at) {
        if (modifier > 0) {
            int piece = rules.piece(modifier);
            if (piece < 0) {
                assign(modifier);
            } else if (rules.counts()) {
                put(at, piece);
            } else {
                board[at] = piece;
            }
        }
    }

    /** The keeper moves until a player is to move, or the game is over. */
    private void keep() {
        try {
            for (int moves = 0; player == Rule.Switch.KEEPER; moves++) {
                if (moves == MOST_KEEPER_MOVES) {
                    throw new IllegalStateException(
                            "the keeper has moved " + moves + " times in a row: the rules have a loop");
                }
                beginSearch();
                if (!first(entry, vertex)) {
                    vertex = 0;
                    return;
                }
            }
        } catch (Stop | StackOverflowError stop) {
            throw endless();
        }
    }

    @Override
    public final int player() {
        return player;
    }

    @Override
    public final int piece(int at) {
        return board[at];
    }

    @Override
    public final int number(int index) {
        return numbers[index];
    }

    @Override
    public final int vertex() {
        return vertex;
    }

    @Override
    public final int node() {
        return node;
    }

    @Override
    public final RbgPosition copy() {
        CompiledPosition copy = another(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public final void copyFrom(RbgPosition other) {
        CompiledPosition position = (CompiledPosition) other;
        System.arraycopy(position.board, 0, board, 0, board.length);
        System.arraycopy(position.numbers, 0, numbers, 0, numbers.length);
        System.arraycopy(position.counts, 0, counts, 0, counts.length);
        vertex = position.vertex;
        player = position.player;
        node = position.node;
        entry = position.entry;
    }

    @Override
    public final int words() {
        return rules.rules().words().count();
    }

    @Override
    public final void encode(long[] to) {
        if (others == null) {
            others = new int[rules.rules().words().numbers()];
        }
        others[0] = player + 1;
        others[1] = node;
        others[2] = vertex;
        System.arraycopy(numbers, 0, others, 3, numbers.length);
        rules.rules().words().pack(board, others, to);
    }

    @Override
    public final void decode(long[] from) {
        if (others == null) {
            others = new int[rules.rules().words().numbers()];
        }
        rules.rules().words().unpack(from, board, others);
        player = others[0] - 1;
        node = others[1];
        vertex = others[2];
        entry = rules.entryAt(node);
        System.arraycopy(others, 3, numbers, 0, numbers.length);
        recount();
    }

    @Override
    public final long hash() {
        if (words == null) {
            words = new long[words()];
        }
        encode(words);
        return rules.rules().words().hash(words);
    }
}
