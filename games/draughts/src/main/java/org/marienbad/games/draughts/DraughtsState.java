package org.marienbad.games.draughts;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.PositionHistory;
import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * A position of English draughts, and the rules of play. Seat 0 has the black men and begins, seat 1 the white ones. An
 * action is a step or one jump: {@code 4 * square + direction}, squares from 0, directions as {@link DraughtsBits} has them.
 * A piece that can jump on must do so, as a further ply of the same seat.
 */
public final class DraughtsState implements RepetitionState {
    static final int BLACK = 0;
    static final int WHITE = 1;
    static final int WORDS = 2;
    /** Twelve kings in the open would have so many. */
    static final int MOST_ACTIONS = 48;

    private static final int NO_SQUARE = -1;
    private static final long ALL_SQUARES = 0xFFFF_FFFFL;

    /** Why the game is over. */
    enum End {
        NOT,
        NO_MOVE,
        REPETITION,
        LIMIT
    }

    private final DraughtsRules rules;
    private final PositionHistory history;
    private long black;
    private long white;
    /** Of both seats. */
    private long kings;

    private int side;
    /** The piece that must jump on, as a bit; 0 at the beginning of a turn. */
    private long jumper;
    /** By direction the pieces that may go there; all of them jump, or all of them step. */
    private long leftDown;

    private long rightDown;
    private long leftUp;
    private long rightUp;
    private boolean jumping;
    private End end = End.NOT;
    /** Turns since the last capture or man's move. */
    private int quiet;
    /** Pieces of each seat in the first position of the game. */
    private int blackAtFirst;

    private int whiteAtFirst;

    /** A position that is still to be set. */
    private DraughtsState(DraughtsRules rules) {
        this.rules = rules;
        history = new PositionHistory(rules.quietTurns() + 1);
    }

    static DraughtsState initial(DraughtsRules rules) {
        return of(rules, new Pieces(0xFFFL, 0xFFFL << 20, 0), BLACK, NO_SQUARE);
    }

    /**
     * Pieces by square, square 1 the lowest of 32 bits.
     *
     * @param kings those of both that are kings
     */
    record Pieces(long black, long white, long kings) {}

    /** @param jumping the square, from 0, of the piece that must jump on; −1 at the beginning of a turn */
    static DraughtsState of(DraughtsRules rules, Pieces pieces, int mover, int jumping) {
        DraughtsState state = new DraughtsState(rules);
        state.set(pieces.black, pieces.white, pieces.kings, mover, jumping);
        return state;
    }

    /** Makes these pieces, as bits of {@link DraughtsBits}, the first position of a game in which {@code mover} begins a turn. */
    void become(long own, long other, long kings, int mover) {
        long blacks = mover == BLACK ? own : other;
        long whites = mover == BLACK ? other : own;
        set(DraughtsBits.packed(blacks), DraughtsBits.packed(whites), DraughtsBits.packed(kings), mover, NO_SQUARE);
    }

    /** Makes these pieces the first position of a game. */
    private void set(long blackSquares, long whiteSquares, long kingSquares, int mover, int jumpingSquare) {
        black = DraughtsBits.unpacked(blackSquares);
        white = DraughtsBits.unpacked(whiteSquares);
        kings = DraughtsBits.unpacked(kingSquares);
        side = mover;
        jumper = jumpingSquare < 0 ? 0 : DraughtsBits.bit(jumpingSquare);
        quiet = 0;
        blackAtFirst = Long.bitCount(black);
        whiteAtFirst = Long.bitCount(white);
        history.clear();
        settle();
    }

    @Override
    public void apply(int action) {
        int direction = action & 3;
        long from = DraughtsBits.bit(action >> 2);
        long to = DraughtsBits.shift(from, direction);
        if (jumping) {
            capture(to);
            to = DraughtsBits.shift(to, direction);
        }
        move(from, to);
        boolean isMan = (kings & from) == 0;
        boolean crowned = isMan && (to & DraughtsBits.crowning(side)) != 0;
        if (crowned) {
            kings |= to;
        } else if (!isMan) {
            kings ^= from | to;
        }
        // A crowned man may not jump on as a king.
        jumper = jumping && !crowned ? to & DraughtsBits.jumpers(own(), other(), kings, side) : 0;
        if (jumping || isMan) {
            quiet = 0;
            history.clear();
        } else {
            quiet++;
        }
        if (jumper == 0) {
            side ^= 1;
        }
        settle();
    }

    private void move(long from, long to) {
        if (side == BLACK) {
            black ^= from | to;
        } else {
            white ^= from | to;
        }
    }

    private void capture(long piece) {
        if (side == BLACK) {
            white ^= piece;
        } else {
            black ^= piece;
        }
        kings &= ~piece;
    }

    /** Finds the legal actions of the seat to move and whether the game is over. */
    private void settle() {
        // Without kings every move is a man's, and no position comes back.
        int times = rules.repetition() == 0 || kings == 0 || jumper != 0 ? 1 : history.add(position());
        findMoves();
        if ((leftDown | rightDown | leftUp | rightUp) == 0) {
            end = End.NO_MOVE;
        } else if (rules.repetition() != 0 && times >= rules.repetition()) {
            end = End.REPETITION;
        } else if (quiet >= rules.quietTurns()) {
            end = End.LIMIT;
        } else {
            end = End.NOT;
        }
    }

    private void findMoves() {
        long own = own();
        long other = other();
        leftDown = DraughtsBits.jumps(own, other, kings, side, 0);
        rightDown = DraughtsBits.jumps(own, other, kings, side, 1);
        leftUp = DraughtsBits.jumps(own, other, kings, side, 2);
        rightUp = DraughtsBits.jumps(own, other, kings, side, 3);
        jumping = (leftDown | rightDown | leftUp | rightUp) != 0;
        if (jumper != 0) {
            leftDown &= jumper;
            rightDown &= jumper;
            leftUp &= jumper;
            rightUp &= jumper;
        } else if (!jumping) {
            leftDown = DraughtsBits.steps(own, other, kings, side, 0);
            rightDown = DraughtsBits.steps(own, other, kings, side, 1);
            leftUp = DraughtsBits.steps(own, other, kings, side, 2);
            rightUp = DraughtsBits.steps(own, other, kings, side, 3);
        }
    }

    private long own() {
        return side == BLACK ? black : white;
    }

    private long other() {
        return side == BLACK ? white : black;
    }

    @Override
    public int actor() {
        return end == End.NOT ? side : TERMINAL;
    }

    @Override
    public boolean repeats() {
        return end == End.REPETITION || end == End.LIMIT;
    }

    @Override
    public int legalActions(int[] buffer) {
        if (end != End.NOT) {
            return 0;
        }
        int count = 0;
        for (long left = leftDown | rightDown | leftUp | rightUp; left != 0; left &= left - 1) {
            long piece = left & -left;
            int first = 4 * DraughtsBits.index(piece);
            for (int ways = ways(piece); ways != 0; ways &= ways - 1) {
                buffer[count++] = first + Integer.numberOfTrailingZeros(ways);
            }
        }
        return count;
    }

    /** The directions in which {@code piece} may go, as bits. */
    private int ways(long piece) {
        return ((leftDown & piece) != 0 ? 1 : 0)
                | ((rightDown & piece) != 0 ? 2 : 0)
                | ((leftUp & piece) != 0 ? 4 : 0)
                | ((rightUp & piece) != 0 ? 8 : 0);
    }

    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        if (end != End.NOT) {
            return -1;
        }
        int skip = Playout.index(
                Long.bitCount(leftDown) + Long.bitCount(rightDown) + Long.bitCount(leftUp) + Long.bitCount(rightUp),
                random);
        long left = leftDown | rightDown | leftUp | rightUp;
        while (true) {
            long piece = left & -left;
            int ways = ways(piece);
            int here = Integer.bitCount(ways);
            if (skip < here) {
                for (; skip > 0; skip--) {
                    ways &= ways - 1;
                }
                return 4 * DraughtsBits.index(piece) + Integer.numberOfTrailingZeros(ways);
            }
            skip -= here;
            left ^= piece;
        }
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(end == End.NO_MOVE ? 1 - side : -1, out);
    }

    End end() {
        return end;
    }

    /** The seat to move, even if the game is over. */
    public int side() {
        return side;
    }

    /** Whether the seat to move must capture. */
    public boolean mustJump() {
        return jumping;
    }

    /** The pieces of {@code seat} as bits. */
    public long piecesOf(int seat) {
        return seat == BLACK ? black : white;
    }

    /** The kings of both seats as bits. */
    public long kings() {
        return kings;
    }

    /** The piece that must jump on as a bit, 0 at the beginning of a turn. */
    public long jumper() {
        return jumper;
    }

    /** The seat whose piece is on square {@code index}, from 0; or −1. */
    int owner(int index) {
        long bit = DraughtsBits.bit(index);
        return (black & bit) != 0 ? BLACK : (white & bit) != 0 ? WHITE : -1;
    }

    boolean isKing(int index) {
        return (kings & DraughtsBits.bit(index)) != 0;
    }

    int kings(int seat) {
        return Long.bitCount(piecesOf(seat) & kings);
    }

    int men(int seat) {
        return Long.bitCount(piecesOf(seat) & ~kings);
    }

    /** How often the present position has occurred since the last capture or man's move, as far as that matters. */
    int occurrences() {
        return Math.max(1, history.occurrences());
    }

    /** Turns of both seats since the last capture or man's move. */
    public int quietTurns() {
        return quiet;
    }

    /** Pieces that {@code seat} has captured since the first position of the game. */
    int captured(int seat) {
        return seat == BLACK ? whiteAtFirst - Long.bitCount(white) : blackAtFirst - Long.bitCount(black);
    }

    /** The same pieces with the other seat to move, as a position of its own. */
    DraughtsState passed() {
        DraughtsState passed = new DraughtsState(rules);
        passed.set(
                DraughtsBits.packed(black),
                DraughtsBits.packed(white),
                DraughtsBits.packed(kings),
                1 - side,
                NO_SQUARE);
        return passed;
    }

    private long position() {
        long rest = kings << 7 | (jumper == 0 ? 63 : DraughtsBits.index(jumper)) << 1 | side;
        return Seeds.mix(black + Seeds.mix(white + Seeds.mix(rest)));
    }

    @Override
    public long hash() {
        long position = position();
        return rules.repetition() == 0
                ? Seeds.mix(position + quiet)
                : PositionHistory.hashNearLimit(history.hashWithOccurrences(position), quiet, rules.quietTurns());
    }

    @Override
    public void encode(long[] out) {
        out[0] = DraughtsBits.packed(black) | DraughtsBits.packed(white) << 32;
        long square = jumper == 0 ? 0 : DraughtsBits.index(jumper) + 1;
        out[1] = DraughtsBits.packed(kings) | (long) side << 32 | square << 33;
    }

    @Override
    public void decode(long[] words) {
        set(
                words[0] & ALL_SQUARES,
                words[0] >>> 32,
                words[1] & ALL_SQUARES,
                (int) (words[1] >>> 32) & 1,
                (int) (words[1] >>> 33) - 1);
    }

    @Override
    public DraughtsState copy() {
        DraughtsState copy = new DraughtsState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State state) {
        DraughtsState from = (DraughtsState) state;
        black = from.black;
        white = from.white;
        kings = from.kings;
        side = from.side;
        jumper = from.jumper;
        leftDown = from.leftDown;
        rightDown = from.rightDown;
        leftUp = from.leftUp;
        rightUp = from.rightUp;
        jumping = from.jumping;
        end = from.end;
        quiet = from.quiet;
        blackAtFirst = from.blackAtFirst;
        whiteAtFirst = from.whiteAtFirst;
        history.copyFrom(from.history);
    }

    @Override
    public String toString() {
        return DraughtsText.of(this);
    }
}
