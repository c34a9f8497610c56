package org.marienbad.games.dotsandboxes;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.picture.PictureWords;
import org.marienbad.framework.text.Text;

/** A sheet of paper: dots, lines drawn by hand between them, and boxes hatched by their owners. Row 0 is on top. */
final class DotsAndBoxesPicture {
    /** The prefix of the ids of drawn lines; the place of each has its name. */
    static final String DRAWN = "drawn-";

    private static final Kind CLAIM = new Kind("claim");
    private static final double CELL = 10;
    /** Room for numbers. */
    private static final double EDGE = 6;

    private static final double MARGIN = 4;
    private static final double DOT = 0.75;
    private static final double STROKE = 0.8;
    /** How wide the place of a line not yet drawn is. */
    private static final double PLACE = 3.4;
    /** How far a line drawn by hand strays. */
    private static final double STRAY = 0.28;

    private static final int STROKE_PARTS = 16;

    private final DotsAndBoxesRules rules;
    private final DotsAndBoxesGrid grid;
    private final double width;
    private final double height;

    DotsAndBoxesPicture(DotsAndBoxesRules rules) {
        this.rules = rules;
        grid = rules.grid();
        width = CELL * grid.columns() + EDGE + MARGIN;
        height = CELL * grid.rows() + EDGE + MARGIN;
    }

    Picture of(DotsAndBoxesState state) {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, width, height, 1), Style.BOARD).material("sheet"));
        for (int column = 0; column <= grid.columns(); column++) {
            spots.add(note("column-" + column, column, x(column), height - EDGE / 2 + 0.6));
        }
        for (int row = 0; row <= grid.rows(); row++) {
            spots.add(note("row-" + row, row, EDGE / 2 - 0.6, y(row)));
        }
        for (long left = grid.boxes(); left != 0; left &= left - 1) {
            spots.add(box(state, Long.numberOfTrailingZeros(left)));
        }
        for (int line = 0; line < grid.lineCount(); line++) {
            spots.add(place(state, line));
        }
        for (int line = 0; line < grid.lineCount(); line++) {
            if (state.isDrawn(line)) {
                spots.add(new Spot(DRAWN + grid.nameOf(line), stroke(line), Style.LINE).material("pencil"));
            }
        }
        for (int row = 0; row <= grid.rows(); row++) {
            for (int column = 0; column <= grid.columns(); column++) {
                Circle dot = new Circle(x(column), y(row), DOT);
                spots.add(new Spot("dot-" + row + column, dot, Style.LINE).material("pencil"));
            }
        }
        List<Panel> panels = IntStream.range(0, rules.seats())
                .mapToObj(seat -> panel(state, seat))
                .toList();
        return new Picture(width, height, spots, panels, caption(state));
    }

    private static Spot note(String id, int number, double x, double y) {
        return new Spot(id, new Circle(x, y, EDGE / 2 - 1), Style.NOTE).label(Text.of(String.valueOf(number)));
    }

    private Spot box(DotsAndBoxesState state, int box) {
        Box cell = new Box(x(grid.column(box)), y(grid.row(box) + 1), CELL, CELL, 0);
        Spot spot = new Spot(grid.boxName(box), cell, Style.CELL).material("square");
        int owner = state.owner(box);
        return owner < 0
                ? spot
                : spot.owner(owner)
                        .tokens(claim(owner))
                        .tip(Text.of("box.tip", grid.boxName(box), DotsAndBoxesView.nameOf(owner)));
    }

    /** The places for lines. */
    private Spot place(DotsAndBoxesState state, int line) {
        String name = grid.nameOf(line);
        double x = x(grid.columnOf(line));
        double y = y(grid.rowOf(line));
        double length = CELL - 2.6 * DOT;
        Box place = grid.isHorizontal(line)
                ? new Box(x + (CELL - length) / 2, y - PLACE / 2, length, PLACE, PLACE / 2)
                : new Box(x - PLACE / 2, y - (CELL + length) / 2, PLACE, length, PLACE / 2);
        Spot spot = new Spot(name, place, Style.CROSSING);
        int closes = state.isDrawn(line) ? 0 : DrawnLine.of(state, line).closed();
        return closes > 0 ? spot.tip(Text.of("line.closes", name, closes)) : spot;
    }

    /** A line from dot to dot that bends a little, always the same for the same line. */
    private Line stroke(int line) {
        double x = x(grid.columnOf(line));
        double y = y(grid.rowOf(line));
        boolean horizontal = grid.isHorizontal(line);
        List<Double> points = new ArrayList<>();
        double phase = line * 2.399; // the golden angle spreads the bends
        for (int i = 0; i <= STROKE_PARTS; i++) {
            double along = (double) i / STROKE_PARTS;
            double stray = STRAY
                    * Math.sin(Math.PI * along)
                    * (Math.sin(phase + 4.2 * along) + 0.5 * Math.sin(1.7 * phase + 9 * along));
            points.add(horizontal ? x + along * CELL : x + stray);
            points.add(horizontal ? y + stray : y - along * CELL);
        }
        return new Line(points, STROKE);
    }

    /** Boxes closed are claimed, one after the other. */
    List<Motion> claims(DotsAndBoxesState before, int line) {
        List<Motion> motions = new ArrayList<>();
        for (long left = DrawnLine.of(before, line).boxes(); left != 0; left &= left - 1) {
            String box = grid.boxName(Long.numberOfTrailingZeros(left));
            motions.add(new Motion(motions.size(), box, box, claim(before.actor())));
        }
        return motions;
    }

    private static Tokens claim(int seat) {
        return new Tokens(CLAIM, seat, 1);
    }

    private static double x(int column) {
        return EDGE + CELL * column;
    }

    private double y(int row) {
        return height - EDGE - CELL * row;
    }

    private static Panel panel(DotsAndBoxesState state, int seat) {
        return new Panel(seat, List.of(new Row(Text.of("panel.boxes"), Text.of(String.valueOf(state.boxes(seat))))));
    }

    private Text caption(DotsAndBoxesState state) {
        if (state.actor() != State.TERMINAL) {
            long takeable = Chains.takeable(grid, state.horizontals(), state.verticals());
            Text mover = DotsAndBoxesView.nameOf(state.actor());
            return takeable == 0 ? Text.of("turn", mover) : Text.of("turn.take", mover, Long.bitCount(takeable));
        }
        int most = IntStream.range(0, rules.seats()).map(state::boxes).max().orElseThrow();
        List<Text> best = IntStream.range(0, rules.seats())
                .filter(seat -> state.boxes(seat) == most)
                .mapToObj(DotsAndBoxesView::nameOf)
                .toList();
        if (best.size() == rules.seats()) {
            return Text.of("result.draw", most);
        } else if (best.size() > 1) {
            return Text.of("result.shared", PictureWords.joined(best, ", "), most);
        }
        return rules.seats() == 2
                ? Text.of("result.win", best.get(0), most, grid.boxCount() - most)
                : Text.of("result.most", best.get(0), most);
    }
}
