package org.marienbad.games.hex;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * A position of Hex, and its rules. Seat 0, Red, begins and plays for side 0, which joins top and bottom. Seat 1, Blue,
 * plays for side 1, which joins left and right. A swap of sides exchanges them. Chains are kept as a forest
 * (union-find; Tarjan 1975), in which the edges of the board are stones, too.
 */
public final class HexState implements State {
    private static final int NONE = -1;

    private final HexBoard board;
    private final byte[] stones;
    /** By place a place nearer to the root of its chain; a root has its own. */
    private final short[] links;
    /** The empty cells, a bit each. */
    private final long[] empty;

    private int stoneCount;
    /** The side to move; 0 at the end of the game. */
    private int side;
    /** The side that has joined its edges, or −1. */
    private int winner;

    private boolean exchanged;
    private boolean canSwap;
    private long key;
    /** The place of the stone placed last, or −1: for playouts only, it is no part of the position. */
    private int last;

    HexState(HexBoard board) {
        this.board = board;
        stones = new byte[board.placeCount()];
        links = new short[board.placeCount()];
        empty = new long[words(board)];
        clear();
    }

    private static int words(HexBoard board) {
        return (board.cellCount() + Long.SIZE - 1) / Long.SIZE;
    }

    /** How many words encode a position. */
    static int encodedWords(HexBoard board) {
        return 2 * words(board) + 1;
    }

    private void clear() {
        board.clear(stones, links);
        for (int cell = 0; cell < board.cellCount(); cell++) {
            empty[cell / Long.SIZE] |= 1L << cell;
        }
        stoneCount = 0;
        side = 0;
        winner = NONE;
        exchanged = false;
        canSwap = false;
        key = 0;
        last = NONE;
    }

    @Override
    public int actor() {
        return winner >= 0 ? TERMINAL : seatOf(side);
    }

    @Override
    public void apply(int action) {
        if (action == board.swapAction()) {
            takeOver();
            return;
        }
        // A move colors an empty cell. Nobody passes, and stones never move.
        put(board.placeOf(action), side);
        side = winner < 0 ? 1 - side : 0;
        canSwap = isSwapOpen();
    }

    private void put(int place, int mover) {
        int cell = board.cellAt(place);
        stones[place] = (byte) (1 + mover);
        empty[cell / Long.SIZE] &= ~(1L << cell);
        key ^= board.key(mover, place);
        stoneCount++;
        last = place;
        // The stone joins the chains of its side that it touches. Who joins his two edges wins.
        int root = place;
        for (int step : board.steps()) {
            if (stones[place + step] == 1 + mover) {
                int other = root(place + step);
                links[root] = (short) other;
                root = other;
            }
        }
        if (root == root(board.firstEdge(mover)) && root == root(board.lastEdge(mover))) {
            winner = mover;
        }
    }

    /** The root of the chain of a place; halves the way to it. */
    private int root(int place) {
        int at = place;
        while (links[at] != at) {
            links[at] = links[links[at]];
            at = links[at];
        }
        return at;
    }

    /** The root without halving the way, so that several threads may ask. */
    private int rootUnchanged(int place) {
        int at = place;
        while (links[at] != at) {
            at = links[at];
        }
        return at;
    }

    /** Whether a stone of {@code mover} on an empty cell would join its edges. */
    boolean wouldWin(int cell, int mover) {
        boolean fromFirst = false;
        boolean fromLast = false;
        int place = board.placeOf(cell);
        for (int step : board.steps()) {
            if (stones[place + step] == 1 + mover) {
                int root = rootUnchanged(place + step);
                fromFirst |= root == rootUnchanged(board.firstEdge(mover));
                fromLast |= root == rootUnchanged(board.lastEdge(mover));
            }
        }
        return fromFirst && fromLast;
    }

    /** As his first action, the second seat may take over the only stone instead of placing one. */
    private boolean isSwapOpen() {
        return board.swap() != HexBoard.Swap.OFF
                && stoneCount == 1
                && side == 1
                && !exchanged
                && stones[onlyStone()] == 1;
    }

    private int onlyStone() {
        int place = 0;
        while (!board.isCell(place) || stones[place] == HexBoard.EMPTY) {
            place++;
        }
        return place;
    }

    private void takeOver() {
        if (board.swap() == HexBoard.Swap.SIDES) {
            exchanged = true; // the other seat is to move, for the same side
        } else {
            int cell = board.cellAt(onlyStone());
            clear();
            put(board.placeOf(board.mirrored(cell)), 1);
        }
        canSwap = false;
    }

    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (int word = 0; word < empty.length && winner < 0; word++) {
            for (long left = empty[word]; left != 0; left &= left - 1) {
                buffer[count++] = word * Long.SIZE + Long.numberOfTrailingZeros(left);
            }
        }
        if (canSwap) {
            buffer[count++] = board.swapAction();
        }
        return count;
    }

    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        if (winner >= 0) {
            return NONE;
        }
        int left = board.cellCount() - stoneCount;
        int rank = Playout.index(canSwap ? left + 1 : left, random);
        return rank == left ? board.swapAction() : emptyCell(rank);
    }

    /** The empty cell before which there are {@code rank} others. */
    private int emptyCell(int rank) {
        int word = 0;
        int left = rank;
        for (int count = Long.bitCount(empty[0]); left >= count; count = Long.bitCount(empty[word])) {
            left -= count;
            word++;
        }
        long bits = empty[word];
        int cell = word * Long.SIZE;
        for (int half = Long.SIZE / 2; half > 0; half /= 2) {
            int below = Long.bitCount(bits & (1L << half) - 1);
            if (left >= below) {
                left -= below;
                bits >>>= half;
                cell += half;
            }
        }
        return cell;
    }

    /**
     * Saves a bridge of the mover if the last stone has taken one of its two empty cells; else random. Such playouts
     * make tree search much stronger (Huang et al., MoHex 2.0, 2013).
     */
    @Override
    public int playoutAction(int[] buffer, SplittableRandom random) {
        if (last != NONE && winner < 0 && stones[last] != 1 + side) {
            int[] steps = board.steps();
            int own = 1 + side;
            int before = stones[last + steps[4]];
            int here = stones[last + steps[5]];
            int saving = NONE;
            for (int i = 0; i < steps.length; i++) {
                int next = stones[last + steps[i]];
                if (here == HexBoard.EMPTY && before == own && next == own) {
                    int place = last + steps[i == 0 ? 5 : i - 1];
                    saving = saving == NONE || random.nextInt() < 0 ? place : saving;
                }
                before = here;
                here = next;
            }
            if (saving != NONE) {
                return board.cellAt(saving);
            }
        }
        return randomAction(buffer, random);
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner < 0 ? NONE : seatOf(winner), out);
    }

    HexBoard board() {
        return board;
    }

    /** The seat that plays for {@code side}, and the other way round. */
    public int seatOf(int side) {
        return exchanged ? 1 - side : side;
    }

    /** The side to move: 0 joins top and bottom, 1 left and right. */
    public int side() {
        return side;
    }

    /** The side that has joined its edges, or −1. */
    public int winningSide() {
        return winner;
    }

    /** The side whose stone is on {@code cell}, or −1. */
    public int sideAt(int cell) {
        return stones[board.placeOf(cell)] - 1;
    }

    /** The seat whose stone is on {@code cell}, or −1. */
    int owner(int cell) {
        int at = sideAt(cell);
        return at < 0 ? NONE : seatOf(at);
    }

    /** How many stones lie on the board. */
    public int stoneCount() {
        return stoneCount;
    }

    /** Whether the seat to move may take over. */
    public boolean canSwap() {
        return canSwap;
    }

    /** Whether the seats have exchanged sides. */
    public boolean isExchanged() {
        return exchanged;
    }

    /** The contents of each place, as {@link HexBoard} numbers them; not to be changed. */
    byte[] stones() {
        return stones;
    }

    /** Becomes a position with these sides of cells, −1 for empty ones, {@code mover} a seat, unless the game is over. */
    void set(int[] sides, int mover, boolean sidesExchanged) {
        clear();
        for (int cell = 0; cell < sides.length; cell++) {
            if (sides[cell] >= 0) {
                put(board.placeOf(cell), sides[cell]);
            }
        }
        last = NONE;
        exchanged = sidesExchanged;
        side = winner < 0 ? seatOf(mover) : 0;
        canSwap = winner < 0 && isSwapOpen();
    }

    @Override
    public HexState copy() {
        HexState copy = new HexState(board);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        HexState from = (HexState) other;
        System.arraycopy(from.stones, 0, stones, 0, stones.length);
        System.arraycopy(from.links, 0, links, 0, links.length);
        System.arraycopy(from.empty, 0, empty, 0, empty.length);
        stoneCount = from.stoneCount;
        side = from.side;
        winner = from.winner;
        exchanged = from.exchanged;
        canSwap = from.canSwap;
        key = from.key;
        last = from.last;
    }

    @Override
    public long hash() {
        return Seeds.mix(key + Seeds.mix(2 * side + (exchanged ? 1 : 0)));
    }

    @Override
    public void encode(long[] out) {
        int words = empty.length;
        for (int word = 0; word < 2 * words; word++) {
            out[word] = 0;
        }
        for (int cell = 0; cell < board.cellCount(); cell++) {
            if (sideAt(cell) >= 0) {
                out[cell / Long.SIZE + sideAt(cell) * words] |= 1L << cell;
            }
        }
        out[2 * words] = 2L * side + (exchanged ? 1 : 0);
    }

    @Override
    public void decode(long[] encoded) {
        clear();
        int words = empty.length;
        for (int cell = 0; cell < board.cellCount(); cell++) {
            for (int owner = 0; owner < 2; owner++) {
                if ((encoded[cell / Long.SIZE + owner * words] >>> cell & 1) != 0) {
                    put(board.placeOf(cell), owner);
                }
            }
        }
        last = NONE;
        exchanged = (encoded[2 * words] & 1) != 0;
        side = (int) (encoded[2 * words] >>> 1);
        canSwap = winner < 0 && isSwapOpen();
    }

    /** Becomes {@code from} turned by half a circle. */
    void turn(HexState from) {
        clear();
        int lastCell = board.cellCount() - 1;
        for (int cell = 0; cell <= lastCell; cell++) {
            if (from.sideAt(cell) >= 0) {
                put(board.placeOf(lastCell - cell), from.sideAt(cell));
            }
        }
        last = NONE;
        exchanged = from.exchanged;
        side = from.side;
        canSwap = from.canSwap;
    }

    /** The rows as they lie, R for a stone of seat 0 and B for one of seat 1. */
    @Override
    public String toString() {
        int size = board.size();
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < size; row++) {
            text.append(" ".repeat(row)).append(row < 9 ? " " : "").append(row + 1);
            for (int column = 0; column < size; column++) {
                text.append(' ').append(".RB".charAt(1 + owner(row * size + column)));
            }
            text.append('\n');
        }
        text.append(winner < 0 ? "RB".charAt(actor()) + " to move" : "RB".charAt(seatOf(winner)) + " has won");
        return text.append(exchanged ? ", sides exchanged" : "").toString();
    }
}
