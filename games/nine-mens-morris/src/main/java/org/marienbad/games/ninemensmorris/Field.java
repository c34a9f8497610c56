package org.marienbad.games.ninemensmorris;

import java.util.stream.IntStream;
import org.marienbad.board.Actions;
import org.marienbad.board.Board;
import org.marienbad.board.Draws;
import org.marienbad.board.Fields;
import org.marienbad.board.Pieces;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.setting.Settings;

/** All that the positions of one game share: the board, its rows of three, and the rules that were chosen. */
final class Field {
    /** Boards down to the row in the middle. */
    private static final String THREE = "o-o-o\n|\\|/|\no-o-o";

    private static final String SIX = """
            o---o---o
            |   |   |
            | o-o-o |
            | |   | |
            o-o   o-o""";
    private static final String TWELVE = """
            o-----o-----o
            |\\    |    /|
            | o---o---o |
            | |\\  |  /| |
            | | o-o-o | |
            | | |   | | |
            o-o-o   o-o-o""";

    final int men;
    final boolean flying;
    final boolean millsAreSafe;
    /** Whether it is a draw when the men placed fill the board. Otherwise the player who cannot move has lost. */
    final boolean fullIsDrawn;

    final Draws draws;
    final Board board;
    final int[] cells;
    final int[][] rows;
    final Fields fields;
    final Actions actions;
    final Actions.Kind place;
    final Actions.Kind move;
    final Actions.Kind remove;

    Field(Settings options) {
        men = 3 + 3 * NineMensMorris.BOARD.values().indexOf(options.get(NineMensMorris.BOARD));
        String flies = options.get(NineMensMorris.FLYING);
        flying = flies.equals("yes") || flies.equals("usual") && men != 6;
        millsAreSafe = options.get(NineMensMorris.MILLS).equals("safe");
        fullIsDrawn = options.get(NineMensMorris.FULL).equals("draw");
        draws = NineMensMorris.DRAWS.chosen(options);
        board = board(men);
        cells = IntStream.range(0, board.size()).toArray();
        rows = board.runs(3).toArray(int[][]::new);
        fields = Fields.of(board, Pieces.of('W', Kind.WHITE_DISC, 'B', Kind.BLACK_DISC))
                .mover(2)
                .eachSeat("hands", 2, 0, men)
                .number("removing", 0, rowWins() ? 0 : 1)
                .refuse(values -> new Morris(this, values).objection())
                .derived(1);
        actions = Actions.on(board).place("place").move("move").place("remove", "x{to}");
        place = actions.kind("place");
        move = actions.kind("move");
        remove = actions.kind("remove");
    }

    /** The rows below the middle are those above it, turned by half. Nine men's morris has no diagonals. */
    private static Board board(int men) {
        String above = men == 3 ? THREE : men == 6 ? SIX : men == 9 ? TWELVE.replaceAll("[/\\\\]", " ") : TWELVE;
        String all = above + new StringBuilder(above).reverse().substring(above.indexOf('\n'));
        return Board.lines(all.split("\n"));
    }

    /** Three men are no more than one row: it wins, and nobody is removed. */
    boolean rowWins() {
        return men == 3;
    }
}
