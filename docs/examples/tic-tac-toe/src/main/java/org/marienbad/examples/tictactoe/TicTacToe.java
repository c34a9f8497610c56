package org.marienbad.examples.tictactoe;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** The human side: what a position looks like, how a move is written, said and clicked. */
final class TicTacToe implements Game, GameView {
    @Override
    public GameInfo info() {
        return GameInfo.builder().seats(2).actions(9).plies(9).constantSum(0).build();
    }

    @Override
    public State newInitialState() {
        return new Board();
    }

    @Override
    public Action action(State before, int cell) {
        return Action.of(cell, name(cell), name(cell)).words(Text.of("mark." + before.actor(), name(cell)));
    }

    @Override
    public Text seatName(int seat) {
        return Text.of("seat." + seat);
    }

    @Override
    public Picture picture(State state, Observer observer) {
        Board board = (Board) state;
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, 32, 32, 2), Style.BOARD));
        for (int cell = 0; cell < 9; cell++) {
            Spot spot = new Spot(name(cell), new Box(x(cell) - 4.5, y(cell) - 4.5, 9, 9, 1), Style.CELL);
            int owner = board.owner(cell);
            spots.add(owner < 0 ? spot : spot.tokens(new Tokens(owner == 0 ? Kind.CROSS : Kind.RING, owner, 1)));
        }
        int winner = board.winner();
        if (winner >= 0) {
            int from = Integer.numberOfTrailingZeros(board.line(winner));
            int to = 31 - Integer.numberOfLeadingZeros(board.line(winner));
            spots.add(new Spot("line", new Line(List.of(x(from), y(from), x(to), y(to))), Style.MARK));
        }
        return new Picture(32, 32, spots, List.of(), caption(board));
    }

    private Text caption(Board board) {
        if (board.actor() != State.TERMINAL) {
            return Text.of("turn", seatName(board.actor()));
        }
        return board.winner() < 0 ? Text.of("draw") : Text.of("won", seatName(board.winner()));
    }

    private static String name(int cell) {
        return "abc".substring(cell % 3, cell % 3 + 1) + (cell / 3 + 1);
    }

    private static double x(int cell) {
        return 6 + 10 * (cell % 3);
    }

    private static double y(int cell) {
        return 6 + 10 * (cell / 3);
    }
}
