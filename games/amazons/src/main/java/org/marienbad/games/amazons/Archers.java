package org.marienbad.games.amazons;

import java.util.Arrays;
import org.marienbad.board.Actions;
import org.marienbad.board.Board;
import org.marienbad.board.FieldState;
import org.marienbad.board.Fields;
import org.marienbad.board.Pieces;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.picture.Picture.Kind;

/** A position, and the rules of play. White is seat 0 and begins. A turn is a move and an arrow, two plies of one seat. */
final class Archers implements FieldState {
    /** The content of a cell with an amazon of seat 0; the next one is that of seat 1. */
    private static final int AMAZON = 1;
    /** The same for an amazon that has moved and must shoot. On the board it turns with symmetries, as a number beside it would not. */
    private static final int ARCHER = 3;

    private static final int BURNT = 5;

    /** The board and all else that positions of one size share. */
    static final class Field {
        final int size;
        final int amazons;
        final Board board;
        final Fields fields;
        final Actions actions;
        final Actions.Kind move;
        final Actions.Kind shoot;

        Field(int size, int amazons) {
            this.size = size;
            this.amazons = amazons;
            Board squares = Board.chequered(size, size);
            Pieces pieces = Pieces.of('W', new Kind("white-amazon"), 'B', new Kind("black-amazon"))
                    .and('w', new Kind("white-archer"), 0)
                    .and('b', new Kind("black-archer"), 1)
                    .and('x', new Kind("burnt"), Pieces.NOBODY);
            Fields plain = Fields.of(squares, pieces).mover(2);
            fields = plain.refuse(values -> objection(squares, values, values[plain.mover()], amazons))
                    .derived(2);
            board = squares;
            actions = Actions.on(squares).move("move").place("shoot", "x{to}");
            move = actions.kind("move");
            shoot = actions.kind("shoot");
        }

        private static String objection(Board board, int[] values, int mover, int most) {
            int[] counts = new int[BURNT + 1];
            for (int cell = 0; cell < board.size(); cell++) {
                counts[values[cell]]++;
                if (values[cell] == ARCHER + mover && !isFree(board, values, cell)) {
                    return "the amazon on " + board.name(cell) + " cannot shoot";
                }
            }
            for (int seat = 0; seat < 2; seat++) {
                int amazons = counts[AMAZON + seat] + counts[ARCHER + seat];
                if (amazons < 1 || amazons > most) {
                    return "each seat has 1 to " + most + " amazons";
                }
            }
            boolean one = counts[ARCHER + mover] <= 1 && counts[ARCHER + 1 - mover] == 0;
            return one ? null : "only one amazon of the seat to move can be about to shoot";
        }

        /** An amazon beside an empty square can move there, and shoot there. */
        static boolean isFree(Board board, int[] values, int cell) {
            for (int neighbour : board.neighbours(cell)) {
                if (values[neighbour] == 0) {
                    return true;
                }
            }
            return false;
        }

        /** The cell in a column and a row, counted from 0. */
        int cell(int column, int row) {
            return row * size + column;
        }

        /** The place of White's amazon on the first row at the start. */
        int first() {
            return amazons == 2 ? size / 2 - 1 : size / 2 - 2;
        }
    }

    private final Field field;
    private final Board board;
    private final int[] values;
    private final int mover;
    /** The index of 1 + the cell of the amazon that must shoot, or 0. */
    private final int archer;
    /** The index of 1 + the seat that has won, or 0. */
    private final int won;

    Archers(Field field) {
        this.field = field;
        board = field.board;
        values = field.fields.newValues();
        mover = field.fields.mover();
        archer = field.fields.derived();
        won = archer + 1;
    }

    /** Two amazons stand on opposite edges, four on the own side of the board; those of Black are a turn or a mirror image. */
    static Archers start(Field field) {
        Archers start = new Archers(field);
        int last = field.size - 1;
        int near = field.first();
        int far = last - near;
        boolean two = field.amazons == 2;
        start.place(0, near, 0);
        start.place(0, far, two ? last : 0);
        start.place(1, two ? 0 : near, two ? far : last);
        start.place(1, two ? last : far, two ? near : last);
        for (int row = near; !two && row <= far; row += far - near) {
            start.place(row == near ? 0 : 1, 0, row);
            start.place(row == near ? 0 : 1, last, row);
        }
        return start;
    }

    private void place(int seat, int column, int row) {
        values[field.cell(column, row)] = AMAZON + seat;
    }

    @Override
    public int legalActions(int[] buffer) {
        return values[won] != 0 ? 0 : isShooting() ? shots(buffer) : moves(buffer);
    }

    private int moves(int[] buffer) {
        int count = 0;
        for (int cell = 0; cell < board.size(); cell++) {
            if (values[cell] == AMAZON + values[mover]) {
                count = reach(cell, field.move.code(cell, 0), buffer, count);
            }
        }
        return count;
    }

    private int shots(int[] buffer) {
        return reach(values[archer] - 1, field.shoot.code(0), buffer, 0);
    }

    /** Amazons and arrows go like a chess queen: straight or diagonally over empty squares to an empty square. */
    private int reach(int from, int code, int[] buffer, int count) {
        int end = count;
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
            for (int to = board.step(from, direction); isEmpty(to); to = board.step(to, direction)) {
                buffer[end++] = code + to;
            }
        }
        Arrays.sort(buffer, count, end);
        return end;
    }

    boolean isEmpty(int cell) {
        return cell >= 0 && values[cell] == 0;
    }

    @Override
    public void apply(int action) {
        if (isShooting()) {
            burn(field.shoot.to(action));
        } else {
            advance(field.move.from(action), field.move.to(action));
        }
    }

    private void advance(int from, int to) {
        values[from] = 0;
        values[to] = ARCHER + values[mover];
        values[archer] = 1 + to;
    }

    private void burn(int cell) {
        values[cell] = BURNT;
        values[values[archer] - 1] = AMAZON + values[mover];
        values[archer] = 0;
        values[mover] = 1 - values[mover];
        findWinner();
    }

    /** A seat that cannot move has lost. */
    private void findWinner() {
        values[won] = isShooting() || free(values[mover]) > 0 ? 0 : 2 - values[mover];
    }

    @Override
    public void settle() {
        values[archer] = 0;
        for (int cell = 0; cell < board.size(); cell++) {
            values[archer] = values[cell] == ARCHER + values[mover] ? 1 + cell : values[archer];
        }
        findWinner();
    }

    /** Whether the seat to move has moved already, and must shoot. */
    boolean isShooting() {
        return values[archer] != 0;
    }

    boolean isAmazon(int seat, int cell) {
        return values[cell] == AMAZON + seat || values[cell] == ARCHER + seat;
    }

    /** How many amazons of {@code seat} can move. */
    int free(int seat) {
        int free = 0;
        for (int cell = 0; cell < board.size(); cell++) {
            free += isAmazon(seat, cell) && Field.isFree(board, values, cell) ? 1 : 0;
        }
        return free;
    }

    @Override
    public int actor() {
        return values[won] != 0 ? TERMINAL : values[mover];
    }

    /** The seat that has won, or −1. */
    int winner() {
        return values[won] - 1;
    }

    Board board() {
        return board;
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner(), out);
    }

    @Override
    public Fields fields() {
        return field.fields;
    }

    @Override
    public int[] values() {
        return values;
    }

    @Override
    public Archers copy() {
        Archers copy = new Archers(field);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public String toString() {
        return field.fields.text(values);
    }
}
