package org.marienbad.games.linesofaction;

import org.marienbad.board.Actions;
import org.marienbad.board.Board;
import org.marienbad.board.Draws;
import org.marienbad.board.Fields;
import org.marienbad.board.Pieces;
import org.marienbad.framework.picture.Picture.Kind;

/** The board of one size, its columns, rows and diagonals, and the options of the rules: shared by all positions. */
final class Lines {
    /** So many lines cross on a cell; each has two directions. */
    static final int AXES = Board.DIRECTIONS / 2;

    final int size;
    final Board board;
    final Fields fields;
    final Actions actions;
    final Draws draws;
    /** Whether a move that joins the men of both seats wins; it draws if not. */
    final boolean moverWins;
    /** Whether a player who cannot move loses; he passes if not. */
    final boolean stuckLoses;

    private final int[] lines;

    Lines(int size, boolean moverWins, boolean stuckLoses, Draws draws) {
        this.size = size;
        this.moverWins = moverWins;
        this.stuckLoses = stuckLoses;
        this.draws = draws;
        board = Board.chequered(size, size);
        fields = Fields.of(board, Pieces.of('B', Kind.BLACK_DISC, 'W', Kind.WHITE_DISC))
                .mover(2)
                .refuse(this::objection)
                .derived(3 + AXES * 2 * size);
        actions = Actions.on(board).move("move").pass("pass");
        lines = new int[AXES * board.size()];
        for (int cell = 0; cell < board.size(); cell++) {
            int column = cell % size;
            int row = cell / size;
            int[] across = {column, column - row + size, row, column + row};
            for (int axis = 0; axis < AXES; axis++) {
                lines[AXES * cell + axis] = 2 * size * axis + across[axis];
            }
        }
    }

    private String objection(int[] values) {
        boolean missing = men(values, 0) == 0 || men(values, 1) == 0;
        boolean tooMany = Math.max(men(values, 0), men(values, 1)) > men();
        return missing || tooMany ? "each seat has 1 to " + men() + " men" : null;
    }

    /** How many men {@code seat} has. */
    int men(int[] values, int seat) {
        int men = 0;
        for (int cell = 0; cell < board.size(); cell++) {
            men += values[cell] == 1 + seat ? 1 : 0;
        }
        return men;
    }

    /** How many men each seat begins with. */
    int men() {
        return 2 * (size - 2);
    }

    /** The number of the line through {@code cell} in {@code direction}. */
    int line(int cell, int direction) {
        return lines[AXES * cell + direction % AXES];
    }

    /** How many steps of a king two cells are apart. */
    int steps(int from, int to) {
        return Math.max(Math.abs(from % size - to % size), Math.abs(from / size - to / size));
    }
}
