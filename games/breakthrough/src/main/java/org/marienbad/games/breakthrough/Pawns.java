package org.marienbad.games.breakthrough;

import org.marienbad.board.Actions;
import org.marienbad.board.Board;
import org.marienbad.board.FieldState;
import org.marienbad.board.Fields;
import org.marienbad.board.Pieces;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.picture.Picture.Kind;

/** A position, and the rules of play. White is seat 0, begins, and moves up. */
final class Pawns implements FieldState {
    /** From left to right, so that actions ascend with the square moved to. */
    private static final int[][] AHEAD = {{Board.NW, Board.N, Board.NE}, {Board.SW, Board.S, Board.SE}};

    /** The board and all else that positions of one size share. */
    record Field(int size, Board board, Fields fields, Actions actions, Actions.Kind move) {
        static Field of(int size) {
            Board board = Board.chequered(size, size);
            Pieces pieces = Pieces.of('W', Kind.WHITE_DISC, 'B', Kind.BLACK_DISC);
            Fields fields = Fields.of(board, pieces)
                    .mover(2)
                    .refuse(values -> objection(values, size))
                    .derived(1);
            Actions actions = Actions.on(board).move("move");
            return new Field(size, board, fields, actions, actions.kind("move"));
        }

        private static String objection(int[] values, int size) {
            int[] pawns = new int[3];
            boolean[] home = new boolean[2];
            for (int cell = 0; cell < size * size; cell++) {
                pawns[values[cell]]++;
                home[0] |= values[cell] == 1 && cell / size == size - 1;
                home[1] |= values[cell] == 2 && cell / size == 0;
            }
            if (Math.max(pawns[1], pawns[2]) > 2 * size) {
                return "a seat has more than " + 2 * size + " pawns";
            }
            if (pawns[1] + pawns[2] == 0) {
                return "there are no pawns";
            }
            return home[0] && home[1] ? "both seats have a pawn on their last row" : null;
        }
    }

    private final Field field;
    private final Board board;
    private final int[] values;
    private final int mover;
    /** The index of 1 + the seat that has won, or 0. */
    private final int won;

    Pawns(Field field) {
        this.field = field;
        board = field.board();
        values = field.fields().newValues();
        mover = field.fields().mover();
        won = field.fields().derived();
    }

    /** Two rows of pawns for each seat. */
    static Pawns start(Field field) {
        Pawns start = new Pawns(field);
        int row = field.size();
        for (int cell = 0; cell < 2 * row; cell++) {
            start.values[cell] = 1;
            start.values[field.board().size() - 1 - cell] = 2;
        }
        return start;
    }

    /** A pawn moves one square straight or diagonally ahead. It captures diagonally, and only there. */
    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        int side = values[mover];
        for (int from = 0; from < board.size() && values[won] == 0; from++) {
            if (values[from] == 1 + side) {
                for (int direction : AHEAD[side]) {
                    int to = board.step(from, direction);
                    boolean straight = direction == Board.N || direction == Board.S;
                    if (to >= 0 && (values[to] == 0 || !straight && values[to] == 2 - side)) {
                        buffer[count++] = field.move().code(from, to);
                    }
                }
            }
        }
        return count;
    }

    @Override
    public void apply(int action) {
        int side = values[mover];
        int to = field.move().to(action);
        boolean takes = values[to] != 0;
        values[field.move().from(action)] = 0;
        values[to] = 1 + side;
        values[mover] = 1 - side;
        if (isHome(side, to) || takes && pawns(1 - side) == 0) {
            values[won] = 1 + side;
        }
    }

    private boolean isHome(int seat, int cell) {
        return cell / field.size() == (seat == 0 ? field.size() - 1 : 0);
    }

    @Override
    public void settle() {
        values[won] = 0;
        for (int cell = 0; cell < board.size(); cell++) {
            int seat = values[cell] - 1;
            if (seat >= 0 && (isHome(seat, cell) || pawns(1 - seat) == 0)) {
                values[won] = 1 + seat;
            }
        }
    }

    @Override
    public int actor() {
        return values[won] != 0 ? TERMINAL : values[mover];
    }

    /** The seat that has won, or −1. */
    int winner() {
        return values[won] - 1;
    }

    /** How many pawns {@code seat} has. */
    int pawns(int seat) {
        return field.fields().count(values, 1 + seat);
    }

    /** How many steps the foremost pawn of {@code seat} is from the last row; the size of the board without pawns. */
    int stepsToGo(int seat) {
        int least = field.size();
        for (int cell = 0; cell < board.size(); cell++) {
            if (values[cell] == 1 + seat) {
                int row = cell / field.size();
                least = Math.min(least, seat == 0 ? field.size() - 1 - row : row);
            }
        }
        return least;
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner(), out);
    }

    @Override
    public Fields fields() {
        return field.fields();
    }

    @Override
    public int[] values() {
        return values;
    }

    @Override
    public Pawns copy() {
        Pawns copy = new Pawns(field);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public String toString() {
        return field.fields().text(values);
    }
}
