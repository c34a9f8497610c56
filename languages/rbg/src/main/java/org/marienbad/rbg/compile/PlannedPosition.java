package org.marienbad.rbg.compile;

import org.marienbad.rbg.play.EndlessSearchException;
import org.marienbad.rbg.play.InterpretedPosition;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.MoveUnit;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.tree.Rule;

/**
 * A position of a description whose searches are planned; a class of the description, or {@link WalkedPosition}, adds them. The interpreter lists parts
 * of moves, which only people choose.
 */
abstract class PlannedPosition extends SearchedPosition {
    final PlannedRules rules;
    private int vertex;
    private int player;
    private int node;
    /** The switch behind which the position is, from 1; 0 at the start, and −1 within a move. */
    private int entry;

    private int[] boardBefore;
    private int[] numbersBefore;
    private int[] others;
    private long[] words;
    private InterpretedPosition interpreted;

    PlannedPosition(PlannedRules rules) {
        super(
                rules.description().board().pieces(),
                rules.description().bounds().size(),
                rules.description().pieces().size(),
                rules.slots());
        this.rules = rules;
        player = Rule.Switch.KEEPER;
    }

    /** The searches of moves from behind a switch. */
    abstract void search(int entry, int from);

    /** Plays the first move of the keeper from behind a switch, and says whether there is one. */
    abstract boolean first(int entry, int from);

    /** Gives a number the value that a modifier says. */
    abstract void assign(int modifier);

    /** A position of the same class. */
    abstract PlannedPosition another(PlannedRules same);

    /** Becomes the start. */
    final void begin() {
        recount();
        keep();
    }

    /** The keeper's move ends with a switch at this vertex, which leads to this place, its number {@code behind} among the switches. */
    final void ended(int at, int next, int place, int behind) {
        vertex = at;
        player = next;
        node = place;
        entry = behind;
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
        if (rules.writes()) {
            save();
        }
        beginSearch(moves, limit);
        try {
            search(entry, vertex);
        } catch (Stop stop) {
            restore();
            if (stop == Stop.ENDLESS) {
                throw new EndlessSearchException();
            }
            return false;
        } catch (IllegalStateException | StackOverflowError failure) {
            restore();
            throw failure instanceof IllegalStateException refused ? refused : new EndlessSearchException();
        }
        return true;
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
                requireEnd(moves);
                beginSearch();
                if (!first(entry, vertex)) {
                    vertex = 0;
                    return;
                }
            }
        } catch (Stop | StackOverflowError stop) {
            throw new EndlessSearchException();
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
        PlannedPosition copy = another(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public final void copyFrom(RbgPosition other) {
        PlannedPosition position = (PlannedPosition) other;
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
