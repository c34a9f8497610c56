package org.marienbad.examples.tictactoe;

import org.marienbad.board.Board;
import org.marienbad.board.FieldState;
import org.marienbad.board.Fields;
import org.marienbad.board.Pieces;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.picture.Picture.Kind;

/** A position, and the rules of play. */
final class Position implements FieldState {
    static final Board BOARD = Board.squares(3, 3);
    static final Fields FIELDS = Fields.of(BOARD, Pieces.of('X', Kind.CROSS, 'O', Kind.RING))
            .mover(2)
            .refuse(values -> row(values, 0).length + row(values, 1).length > 3 ? "both seats have a row" : null);

    private static final int MOVER = FIELDS.mover();
    private static final int[][] ROWS = BOARD.runs(3).toArray(int[][]::new);
    private static final int[] NONE = {};

    private final int[] values = FIELDS.newValues();

    @Override
    public int actor() {
        return winner() >= 0 || isFull() ? TERMINAL : values[MOVER];
    }

    /** Placing on a cell has the number of the cell. */
    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (int cell = 0; cell < BOARD.size() && winner() < 0; cell++) {
            if (values[cell] == 0) {
                buffer[count++] = cell;
            }
        }
        return count;
    }

    private boolean isFull() {
        boolean full = true;
        for (int cell = 0; cell < BOARD.size(); cell++) {
            full &= values[cell] != 0;
        }
        return full;
    }

    @Override
    public void apply(int cell) {
        values[cell] = 1 + values[MOVER];
        values[MOVER] = 1 - values[MOVER];
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner(), out);
    }

    /** The seat with three in a row, or −1. */
    int winner() {
        return row(values, 0).length > 0 ? 0 : row(values, 1).length > 0 ? 1 : -1;
    }

    /** The cells of the row that has won, none before. */
    int[] row() {
        return winner() < 0 ? NONE : row(values, winner());
    }

    private static int[] row(int[] values, int seat) {
        for (int[] row : ROWS) {
            if (values[row[0]] == 1 + seat && values[row[1]] == 1 + seat && values[row[2]] == 1 + seat) {
                return row;
            }
        }
        return NONE;
    }

    @Override
    public Fields fields() {
        return FIELDS;
    }

    @Override
    public int[] values() {
        return values;
    }

    @Override
    public Position copy() {
        Position copy = new Position();
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public String toString() {
        return FIELDS.text(values);
    }
}
