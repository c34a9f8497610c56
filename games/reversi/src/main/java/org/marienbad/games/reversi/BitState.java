package org.marienbad.games.reversi;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * A position on a board of up to eight by eight. It has a word of bits a seat, and one with the cells open to the
 * mover.
 */
public final class BitState extends ReversiState {
    static final int WORDS = 3;

    private final int size;
    private final long board;
    /** The discs of the seat to move; of Black at the end of the game. */
    private long own;

    private long other;
    /** The cells where the seat to move can place a disc. */
    private long moves;

    private int actor;

    BitState(ReversiRules rules) {
        super(rules);
        size = rules.size();
        board = Bitboards.board(size);
    }

    @Override
    public int actor() {
        return actor;
    }

    private int bit(int cell) {
        return size == Bitboards.SIZE ? cell : cell / size * Bitboards.SIZE + cell % size;
    }

    private int cell(int bit) {
        return size == Bitboards.SIZE ? bit : bit / Bitboards.SIZE * size + bit % Bitboards.SIZE;
    }

    @Override
    public int legalActions(int[] buffer) {
        if (actor == TERMINAL) {
            return 0;
        }
        int count = 0;
        for (long left = moves; left != 0; left &= left - 1) {
            buffer[count++] = cell(Long.numberOfTrailingZeros(left));
        }
        if (count == 0) {
            buffer[count++] = rules.pass();
        }
        return count;
    }

    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        if (actor == TERMINAL) {
            return -1;
        }
        long left = moves;
        for (int skip = Playout.index(Math.max(1, Long.bitCount(left)), random); skip > 0; skip--) {
            left &= left - 1;
        }
        return left == 0 ? rules.pass() : cell(Long.numberOfTrailingZeros(left));
    }

    @Override
    public void apply(int action) {
        long before = own;
        if (moves == 0) {
            own = other;
            other = before;
        } else {
            int bit = bit(action);
            long turned = Bitboards.turned(bit, before, other);
            own = other ^ turned;
            other = before | turned | 1L << bit;
        }
        mover(1 - actor);
    }

    /** Makes the owner of {@code own} the seat to move, unless the game is over. */
    private void mover(int seat) {
        actor = seat;
        moves = Bitboards.moves(own, other, board);
        if (moves == 0 && Bitboards.moves(other, own, board) == 0) {
            long black = discsOf(BLACK);
            other = discsOf(WHITE);
            own = black;
            actor = TERMINAL;
        }
    }

    /** The discs of {@code seat} as {@link Bitboards} has them. */
    public long discsOf(int seat) {
        return seat == (actor == TERMINAL ? BLACK : actor) ? own : other;
    }

    /** The discs of both seats become those given, {@code mover} is to move unless the game is over. */
    private void set(long black, long white, int mover) {
        own = mover == BLACK ? black : white;
        other = mover == BLACK ? white : black;
        mover(mover);
    }

    @Override
    void set(int[] owners, int mover) {
        long[] discs = new long[2];
        for (int cell = 0; cell < owners.length; cell++) {
            if (owners[cell] >= 0) {
                discs[owners[cell]] |= 1L << bit(cell);
            }
        }
        set(discs[BLACK], discs[WHITE], mover);
    }

    @Override
    public int owner(int cell) {
        int bit = bit(cell);
        return (discsOf(BLACK) >>> bit & 1) != 0 ? BLACK : (discsOf(WHITE) >>> bit & 1) != 0 ? WHITE : -1;
    }

    @Override
    void readCells(int seat, int[] out) {
        long mine = discsOf(seat);
        long theirs = discsOf(1 - seat);
        int cell = 0;
        for (int row = 0; row < size; row++) {
            int bit = row * Bitboards.SIZE;
            for (int column = 0; column < size; column++) {
                out[cell++] = (int) (mine >>> bit + column & 1 | (theirs >>> bit + column & 1) << 1);
            }
        }
    }

    @Override
    public int discs(int seat) {
        return Long.bitCount(discsOf(seat));
    }

    @Override
    int mobility(int seat) {
        return Long.bitCount(Bitboards.moves(discsOf(seat), discsOf(1 - seat), board));
    }

    @Override
    int turned(int action) {
        return action == rules.pass() ? 0 : Long.bitCount(Bitboards.turned(bit(action), own, other));
    }

    @Override
    public boolean mustPass() {
        return actor != TERMINAL && moves == 0;
    }

    @Override
    void permute(ReversiState state, int symmetry, int[] images) {
        BitState from = (BitState) state;
        own = Bitboards.image(symmetry, from.own, size);
        other = Bitboards.image(symmetry, from.other, size);
        moves = Bitboards.image(symmetry, from.moves, size);
        actor = from.actor;
    }

    @Override
    public BitState copy() {
        BitState copy = new BitState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State state) {
        BitState from = (BitState) state;
        own = from.own;
        other = from.other;
        moves = from.moves;
        actor = from.actor;
    }

    @Override
    public void encode(long[] out) {
        out[0] = discsOf(BLACK);
        out[1] = discsOf(WHITE);
        out[2] = actor;
    }

    @Override
    public void decode(long[] words) {
        set(words[0], words[1], words[2] == WHITE ? WHITE : BLACK);
    }

    @Override
    public long hash() {
        return Seeds.mix(own + Seeds.mix(other + Seeds.mix(actor)));
    }
}
