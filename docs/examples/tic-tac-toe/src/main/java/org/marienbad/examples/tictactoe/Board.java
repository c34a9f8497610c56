package org.marienbad.examples.tictactoe;

import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;

/** A position: one bit a cell, bit 0 is a1 at the lower left, bit 8 is c3. An action is the number of a cell. */
final class Board implements OneWordState {
    /** In octal, so that a digit is a row. */
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0124, 0421};

    private static final int FULL = 0777;

    private final int[] marks = new int[2];

    @Override
    public int actor() {
        boolean over = winner() >= 0 || (marks[0] | marks[1]) == FULL;
        return over ? TERMINAL : Integer.bitCount(marks[0] | marks[1]) % 2;
    }

    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (int cell = 0; cell < 9 && actor() != TERMINAL; cell++) {
            if (owner(cell) < 0) {
                buffer[count++] = cell;
            }
        }
        return count;
    }

    @Override
    public void apply(int cell) {
        marks[actor()] |= 1 << cell;
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner(), out);
    }

    /** The seat with three in a row, or −1. */
    int winner() {
        return line(0) != 0 ? 0 : line(1) != 0 ? 1 : -1;
    }

    /** The cells of the first full line of {@code seat} as bits, 0 if it has none. */
    int line(int seat) {
        for (int line : LINES) {
            if ((marks[seat] & line) == line) {
                return line;
            }
        }
        return 0;
    }

    /** The seat whose mark is in {@code cell}, or −1. */
    int owner(int cell) {
        return (marks[0] >> cell & 1) == 1 ? 0 : (marks[1] >> cell & 1) == 1 ? 1 : -1;
    }

    @Override
    public long pack() {
        return (long) marks[0] << 9 | marks[1];
    }

    @Override
    public void unpack(long word) {
        marks[0] = (int) word >> 9;
        marks[1] = (int) word & FULL;
    }

    @Override
    public Board copy() {
        Board copy = new Board();
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = 2; row >= 0; row--) {
            text.append(row + 1);
            for (int column = 0; column < 3; column++) {
                text.append(' ').append(".XO".charAt(owner(3 * row + column) + 1));
            }
            text.append('\n');
        }
        return text.append("  a b c").toString();
    }
}
