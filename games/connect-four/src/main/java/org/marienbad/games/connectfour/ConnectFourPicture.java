package org.marienbad.games.connectfour;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** The upright board with its holes; above each column the letter from which its discs fall. */
final class ConnectFourPicture {
    private static final List<Kind> DISCS = List.of(new Kind("red-disc"), new Kind("yellow-disc"));
    private static final double PITCH = 10;
    private static final double RADIUS = 4.3;
    private static final double MARGIN = 1;
    private static final double ABOVE = 8;

    private final ConnectFourGrid grid;
    private final double width;
    private final double boardHeight;

    ConnectFourPicture(ConnectFourGrid grid) {
        this.grid = grid;
        width = PITCH * grid.columns() + 2 * MARGIN;
        boardHeight = PITCH * grid.rows() + 2 * MARGIN;
    }

    Picture of(ConnectFourState state) {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, width, boardHeight, 2), Style.BOARD).material("rack"));
        for (int column = 0; column < grid.columns(); column++) {
            for (int row = 0; row < grid.rows(); row++) {
                int owner = state.owner(grid.bit(column, row));
                Circle hole = new Circle(x(column), y(row), RADIUS);
                Spot cell = new Spot(ConnectFourGrid.name(column, row), hole, Style.CELL).material("hole");
                spots.add(owner < 0 ? cell : cell.tokens(disc(owner)));
            }
            Circle above = new Circle(x(column), boardHeight + ABOVE / 2, ABOVE / 2 - 0.2);
            spots.add(new Spot(above(column), above, Style.NOTE).label(Text.of(ConnectFourGrid.name(column))));
        }
        for (int column = 0; column < grid.columns(); column++) {
            boolean full = state.owner(grid.bit(column, grid.rows() - 1)) >= 0;
            Box all = new Box(x(column) - PITCH / 2, 0, PITCH, boardHeight + ABOVE, 1);
            Spot click = new Spot(ConnectFourGrid.name(column), all, Style.HIDDEN);
            spots.add(full ? click.tip(Text.of("full", ConnectFourGrid.name(column))) : click);
        }
        if (state.winner() >= 0) {
            addLines(state.discs(state.winner()), spots);
        }
        return new Picture(width, boardHeight + ABOVE, spots, List.of(), caption(state));
    }

    /** A mark along each complete line; one that is longer than needed is marked as a whole. */
    private void addLines(long discs, List<Spot> spots) {
        for (int step : grid.steps()) {
            long firsts = grid.lines(discs, step);
            for (long rest = firsts & ~(firsts << step); rest != 0; rest &= rest - 1) {
                int from = Long.numberOfTrailingZeros(rest);
                int to = from;
                while (to + step < ConnectFourGrid.MOST_BITS && (discs >>> to + step & 1) != 0) {
                    to += step;
                }
                List<Double> points =
                        List.of(x(grid.columnOf(from)), y(grid.rowOf(from)), x(grid.columnOf(to)), y(grid.rowOf(to)));
                spots.add(new Spot("line" + from + "-" + to, new Line(points), Style.MARK));
            }
        }
    }

    Motion fall(ConnectFourState before, int column) {
        long disc = grid.landing(before.discs(0) | before.discs(1), column);
        return new Motion(0, above(column), grid.nameOf(disc), disc(before.actor()));
    }

    private static Tokens disc(int seat) {
        return new Tokens(DISCS.get(seat), seat, 1);
    }

    private static String above(int column) {
        return "above-" + ConnectFourGrid.name(column);
    }

    private static double x(int column) {
        return MARGIN + PITCH * (column + 0.5);
    }

    private static double y(int row) {
        return MARGIN + PITCH * (row + 0.5);
    }

    private Text caption(ConnectFourState state) {
        if (state.actor() != State.TERMINAL) {
            return Text.of("turn", ConnectFourView.nameOf(state.actor()));
        }
        return state.winner() < 0
                ? Text.of("draw")
                : Text.of("won", ConnectFourView.nameOf(state.winner()), grid.line());
    }
}
