package org.marienbad.games.hex;

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
import org.marienbad.framework.picture.Picture.Polygon;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/**
 * The rhombus of hexagons, every row half a cell further right. Places are given as row and column, fractions included; the
 * colored edges lie around the outer cells.
 */
final class HexPicture {
    /** Width of a hexagon, and the height from one row to the next. */
    private static final double CELL = 10;

    private static final double ROW = CELL * Math.sqrt(0.75);
    /** How far edges and their letters are from the middle of the outer cells, in cells. */
    private static final double EDGE = 1.15;

    private static final double LETTERS = 1.6;
    private static final double MARGIN = 4;
    /** How thick the line along the winning chain is. */
    private static final double CHAIN = 1.3;

    private static final String SWAP = "swap";

    private final HexBoard board;
    private final int last;
    private final double left;
    private final double width;
    private final double height;
    /** The cells without stones. */
    private final List<Spot> cells;

    HexPicture(HexBoard board) {
        this.board = board;
        last = board.size() - 1;
        left = 1.5 * EDGE * CELL + MARGIN + 2;
        width = left + 1.5 * (last + EDGE) * CELL + MARGIN;
        height = ROW * (last + LETTERS + EDGE) + 2 * MARGIN;
        cells = IntStream.range(0, board.cellCount()).mapToObj(this::emptyCell).toList();
    }

    Picture of(HexState state) {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, width, height, 3), Style.BOARD));
        double out = last + EDGE;
        spots.add(edge("top", state.seatOf(0), -EDGE, -EDGE, -EDGE, out, 0, last, 0, 0));
        spots.add(edge("right", state.seatOf(1), -EDGE, out, out, out, last, last, 0, last));
        spots.add(edge("bottom", state.seatOf(0), out, out, out, -EDGE, last, 0, last, last));
        spots.add(edge("left", state.seatOf(1), out, -EDGE, -EDGE, -EDGE, 0, 0, last, 0));
        for (int i = 0; i <= last; i++) {
            spots.add(note(String.valueOf((char) ('a' + i)), -LETTERS, i));
            spots.add(note(String.valueOf(i + 1), i, -LETTERS));
        }
        for (int cell = 0; cell < board.cellCount(); cell++) {
            int owner = state.owner(cell);
            spots.add(owner < 0 ? cells.get(cell) : cells.get(cell).tokens(stone(owner)));
        }
        if (state.canSwap()) {
            double most = width - x(-EDGE, out);
            Box button =
                    new Box(width - MARGIN - 0.42 * most, height - MARGIN - 0.17 * most, 0.42 * most, 0.17 * most, 2);
            Text tip = Text.of(board.swap() == HexBoard.Swap.SIDES ? "swap.sides.tip" : "swap.pieces.tip");
            spots.add(new Spot(SWAP, button, Style.CARD).label(Text.of(SWAP)).tip(tip));
        }
        if (state.winningSide() >= 0) {
            spots.add(new Spot("chain", chain(state), Style.MARK));
        }
        return new Picture(width, height, spots, List.of(panel(state, 0), panel(state, 1)), caption(state));
    }

    private double x(double row, double column) {
        return left + CELL * (column + row / 2);
    }

    private double y(double row) {
        return height - MARGIN - ROW * (row + LETTERS);
    }

    /** A quarter of the frame with the corners given as row and column in turn. */
    private Spot edge(String id, int seat, double... corners) {
        List<Double> points = IntStream.range(0, corners.length / 2)
                .boxed()
                .flatMap(i -> List.of(x(corners[2 * i], corners[2 * i + 1]), y(corners[2 * i])).stream())
                .toList();
        return new Spot(id, new Polygon(points), Style.LINE).owner(seat);
    }

    private Spot note(String words, double row, double column) {
        return new Spot("edge-" + words, new Circle(x(row, column), y(row), 3.6), Style.NOTE).label(Text.of(words));
    }

    private Spot emptyCell(int cell) {
        double x = x(row(cell), column(cell));
        double y = y(row(cell));
        List<Double> points = new ArrayList<>();
        for (int corner = 0; corner < 6; corner++) {
            double angle = Math.PI / 6 * (2 * corner + 1);
            points.add(x + CELL / Math.sqrt(3) * Math.cos(angle));
            points.add(y + CELL / Math.sqrt(3) * Math.sin(angle));
        }
        return new Spot(board.nameOf(cell), new Polygon(points), Style.CELL).material("hexagon");
    }

    private int row(int cell) {
        return cell / board.size();
    }

    private int column(int cell) {
        return cell % board.size();
    }

    private static Tokens stone(int seat) {
        return new Tokens(Kind.DISC, seat, 1);
    }

    private Line chain(HexState state) {
        List<Double> points = new ArrayList<>();
        for (int cell : HexChains.way(state, state.winningSide())) {
            points.add(x(row(cell), column(cell)));
            points.add(y(row(cell)));
        }
        return new Line(points, CHAIN);
    }

    /** A stone is put down, or the only one is taken over: it turns over, and goes to the mirrored cell. */
    Motion motion(HexState before, int action) {
        if (action != board.swapAction()) {
            return new Motion(0, board.nameOf(action), board.nameOf(action), stone(before.actor()));
        }
        int only = 0;
        while (before.sideAt(only) < 0) {
            only++;
        }
        int to = board.swap() == HexBoard.Swap.SIDES ? only : board.mirrored(only);
        return new Motion(0, board.nameOf(only), board.nameOf(to), stone(before.actor()));
    }

    private Panel panel(HexState state, int seat) {
        int side = state.seatOf(seat);
        Row joins = new Row(Text.of("panel.joins"), HexView.edgesOf(side));
        long missing = HexChains.way(state, side).stream()
                .filter(cell -> state.sideAt(cell) < 0)
                .count();
        return state.winningSide() >= 0
                ? new Panel(seat, List.of(joins))
                : new Panel(seat, List.of(joins, new Row(Text.of("panel.missing"), Text.of(String.valueOf(missing)))));
    }

    private Text caption(HexState state) {
        if (state.actor() == State.TERMINAL) {
            int side = state.winningSide();
            return Text.of("won." + side, HexView.nameOf(state.seatOf(side)));
        }
        return Text.of(state.canSwap() ? "turn.swap" : "turn", HexView.nameOf(state.actor()));
    }
}
