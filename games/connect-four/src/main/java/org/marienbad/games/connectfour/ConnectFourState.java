package org.marienbad.games.connectfour;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** A position: one word of bits for each seat. These methods are the rules; {@link ConnectFourGrid} knows what a line is. */
public final class ConnectFourState implements State {
    private final ConnectFourGrid grid;
    /** The discs of the seat whose turn it is; at the end of the game, of the seat that did not play last. */
    private long own;

    private long other;
    private int actor;
    /** The seat that has won, or −1. */
    private int winner = -1;

    ConnectFourState(ConnectFourGrid grid) {
        this.grid = grid;
    }

    @Override
    public int actor() {
        return actor;
    }

    /** Every column that is not full, from left to right. */
    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        if (actor != TERMINAL) {
            for (long free = grid.landings(own | other); free != 0; free &= free - 1) {
                buffer[count++] = grid.columnOf(Long.numberOfTrailingZeros(free));
            }
        }
        return count;
    }

    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        if (actor == TERMINAL) {
            return -1;
        }
        long free = grid.landings(own | other);
        for (int skip = Playout.index(Long.bitCount(free), random); skip > 0; skip--) {
            free &= free - 1;
        }
        return grid.columnOf(Long.numberOfTrailingZeros(free));
    }

    /** The disc falls to the lowest free cell of its column; a line wins at once, a full board without one is a draw. */
    @Override
    public void apply(int column) {
        long before = own | other;
        long disc = grid.landing(before, column);
        long moved = own | disc;
        own = other;
        other = moved;
        if (grid.hasLine(moved)) {
            winner = actor;
            actor = TERMINAL;
        } else {
            actor = (before | disc) == grid.cells() ? TERMINAL : 1 - actor;
        }
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner, out);
    }

    /** The discs of {@code seat}, as bits of the game's grid. */
    public long discs(int seat) {
        return seat == turn() ? own : other;
    }

    /** The seat whose turn it is, or would be if the game were not over. */
    private int turn() {
        return Long.bitCount(own | other) & 1;
    }

    /** The seat that has won, or −1. */
    int winner() {
        return winner;
    }

    /** The seat whose disc is on {@code bit}, or −1. */
    int owner(int bit) {
        return (discs(0) >>> bit & 1) != 0 ? 0 : (discs(1) >>> bit & 1) != 0 ? 1 : -1;
    }

    /**
     * Becomes the position with these discs.
     *
     * @throws IllegalArgumentException saying why it cannot arise
     */
    void setUp(long first, long second) {
        long all = first | second;
        int lead = Long.bitCount(first) - Long.bitCount(second);
        if (lead != 0 && lead != 1) {
            throw new IllegalArgumentException("position: X has " + Long.bitCount(first) + " discs and O "
                    + Long.bitCount(second) + "; X must have as many as O or one more");
        }
        if (((all & ~grid.bottom()) >>> 1 & ~all) != 0) {
            throw new IllegalArgumentException("position: a disc hangs in the air");
        }
        long last = lead == 1 ? first : second;
        if (grid.hasLine(lead == 1 ? second : first) || grid.hasLine(last) && !oneDiscCompleted(last, all)) {
            throw new IllegalArgumentException("position: play went on after a line was complete");
        }
        become(first, second);
    }

    /** Whether one of the topmost discs of the seat that played last made all of its lines. */
    private boolean oneDiscCompleted(long last, long all) {
        long tops = all & ~(all >>> 1) & last;
        for (long rest = tops; rest != 0; rest &= rest - 1) {
            if (!grid.hasLine(last & ~Long.lowestOneBit(rest))) {
                return true;
            }
        }
        return false;
    }

    private void become(long first, long second) {
        boolean firstMoves = Long.bitCount(first) == Long.bitCount(second);
        own = firstMoves ? first : second;
        other = firstMoves ? second : first;
        winner = grid.hasLine(first) ? 0 : grid.hasLine(second) ? 1 : -1;
        actor = winner >= 0 || (first | second) == grid.cells() ? TERMINAL : turn();
    }

    /** Becomes {@code from} with left and right exchanged. */
    void mirror(ConnectFourState from) {
        own = grid.mirrored(from.own);
        other = grid.mirrored(from.other);
        actor = from.actor;
        winner = from.winner;
    }

    @Override
    public ConnectFourState copy() {
        ConnectFourState copy = new ConnectFourState(grid);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State state) {
        ConnectFourState from = (ConnectFourState) state;
        own = from.own;
        other = from.other;
        actor = from.actor;
        winner = from.winner;
    }

    /** The discs of both seats say who has won and who is to move. */
    @Override
    public void encode(long[] out) {
        out[0] = discs(0);
        out[1] = discs(1);
    }

    @Override
    public void decode(long[] words) {
        become(words[0], words[1]);
    }

    @Override
    public long hash() {
        return Seeds.mix(discs(0) + Seeds.mix(discs(1) + 1));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = grid.rows() - 1; row >= 0; row--) {
            for (int column = 0; column < grid.columns(); column++) {
                text.append(".XO".charAt(owner(grid.bit(column, row)) + 1));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
