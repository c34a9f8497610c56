package org.marienbad.rbg.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Polygon;
import org.marienbad.framework.picture.Picture.Shape;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.text.Text;
import org.marienbad.rbg.tree.Graph;
import org.marienbad.rbg.tree.RbgDescription;

/**
 * The places of the vertices of a board, and their names. The boards of {@code framework/board} have no holes, and names of their own, so this draws
 * its own in their measures. Immutable.
 */
final class BoardLayout {
    private static final double CELL = 10;
    private static final double EDGE = 7;
    private static final double ROW = CELL * Math.sqrt(0.75);
    private static final double LINE = 0.4;
    private static final double DOT = 0.9;

    /** How cells are drawn. */
    private enum Drawn {
        SQUARES,
        CHEQUERED,
        HEXAGONS,
        POINTS,
        CROSSINGS
    }

    private final String[] names;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<Spot> frame = new ArrayList<>();
    private final Spot[] cells;
    /** Lines on cells that cover the board. */
    private final List<Spot> printed;
    /** By cell the row from below and the column in a text; none on a board without rows. */
    private final int[] rows;

    private final int[] columns;
    private final double width;
    private final double height;

    /**
     * @param chess whether squares have two colors if nothing is said
     * @param seats by player the seat
     */
    BoardLayout(RbgDescription description, Companion companion, boolean chess, int... seats) {
        Graph board = description.board();
        VertexPlaces places = new VertexPlaces(board, companion);
        names = names(board, companion, places);
        Drawn drawn = drawn(places, companion, chess);
        double[] x = places.x();
        double[] y = places.y();
        boolean labelled = places.hasLabels();
        double left = labelled || drawn == Drawn.HEXAGONS ? EDGE : EDGE / 2;
        PrintedLines printed = new PrintedLines(companion, places, description.players(), seats);
        double right = left + printed.before(0) + CELL / 2;
        double up = left + printed.before(1) + CELL / 2;
        width = right + max(x) + printed.beyond(0, x) + CELL / 2 + EDGE / 2;
        height = up + max(y) + printed.beyond(1, y) + CELL / 2 + EDGE / 2;
        rows = places.isGenerated() ? rounded(y, drawn == Drawn.HEXAGONS ? ROW : CELL) : new int[0];
        columns = places.isGenerated() ? rounded(x, CELL / 2) : new int[0];
        frame.add(new Spot("board.", new Box(0, 0, width, height, 2), Style.BOARD));
        for (int cell = 0; cell < x.length; cell++) {
            x[cell] += right;
            y[cell] += up;
        }
        boolean lined = drawn == Drawn.POINTS || drawn == Drawn.CROSSINGS;
        if (lined) {
            addLines(board, x, y);
        }
        if (drawn == Drawn.CROSSINGS && !places.isGenerated()) {
            addDots(x, y);
        }
        if (lined) {
            frame.addAll(printed.spots(right, up));
        }
        if (labelled) {
            places.columns().forEach((name, at) -> label("column." + name, name, at + right, EDGE / 2));
            places.rows().forEach((name, at) -> label("row." + name, name, EDGE / 2, at + up));
        }
        double radius = Math.min(4.5, 0.45 * places.least());
        cells = new Spot[x.length];
        Arrays.stream(names).forEach(name -> numbers.put(name, numbers.size()));
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = spot(drawn, cell, x[cell], y[cell], radius, places.isDark(cell));
        }
        this.printed = lined ? List.of() : printed.spots(right, up);
    }

    private static int[] rounded(double[] places, double unit) {
        return Arrays.stream(places)
                .mapToInt(place -> (int) Math.round(place / unit))
                .toArray();
    }

    private static double max(double... values) {
        double most = 0;
        for (double value : values) {
            most = Math.max(most, value);
        }
        return most;
    }

    private static String[] names(Graph board, Companion companion, VertexPlaces places) {
        String[] names = new String[board.size()];
        Set<String> taken = new HashSet<>();
        for (int cell = 0; cell < names.length; cell++) {
            String vertex = board.vertices().get(cell);
            int number = cell;
            names[cell] = companion.get("cell." + vertex).orElseGet(() -> places.name(number));
            if (!taken.add(names[cell])) {
                throw new IllegalArgumentException(
                        "'cell." + vertex + "': another cell is called '" + names[cell] + "', too");
            }
        }
        return names;
    }

    private static Drawn drawn(VertexPlaces places, Companion companion, boolean chess) {
        if (companion.has("board", "crossings")) {
            return Drawn.CROSSINGS;
        } else if (companion.has("board", "points") || !places.isGenerated()) {
            return Drawn.POINTS;
        } else if (places.isHexagonal()) {
            return Drawn.HEXAGONS;
        }
        return companion.get("board").map("chequered"::equals).orElse(chess) ? Drawn.CHEQUERED : Drawn.SQUARES;
    }

    private void label(String id, String words, double x, double y) {
        frame.add(new Spot(id, new Circle(x, y, EDGE / 2 - 1), Style.NOTE).label(Text.of("{0}", words)));
    }

    private void addLines(Graph board, double[] x, double[] y) {
        Set<Long> drawn = new HashSet<>();
        for (int label = 0; label < board.labels().size(); label++) {
            for (int from = 0; from < x.length; from++) {
                int to = board.target(label, from);
                long pair = (long) Math.min(from, to) * x.length + Math.max(from, to);
                if (to >= 0 && to != from && drawn.add(pair)) {
                    Shape line = new Line(List.of(x[from], y[from], x[to], y[to]), LINE);
                    frame.add(new Spot("line." + pair, line, Style.LINE));
                }
            }
        }
    }

    private void addDots(double[] x, double... y) {
        for (int cell = 0; cell < x.length; cell++) {
            frame.add(new Spot("dot." + names[cell], new Circle(x[cell], y[cell], DOT), Style.LINE));
        }
    }

    private Spot spot(Drawn drawn, int cell, double x, double y, double radius, boolean dark) {
        Text name = Text.of("{0}", names[cell]);
        return switch (drawn) {
            case SQUARES -> new Spot(names[cell], square(x, y), Style.CELL).tip(name);
            case CHEQUERED ->
                new Spot(names[cell], square(x, y), Style.CELL)
                        .material(dark ? "cell-dark" : "cell-light")
                        .tip(name);
            case HEXAGONS -> new Spot(names[cell], hexagon(x, y), Style.CELL).tip(name);
            case POINTS -> new Spot(names[cell], new Circle(x, y, radius), Style.CELL).tip(name);
            case CROSSINGS -> new Spot(names[cell], new Circle(x, y, radius), Style.CROSSING).tip(name);
        };
    }

    private static Shape square(double x, double y) {
        return new Box(x - CELL / 2, y - CELL / 2, CELL, CELL, 0);
    }

    private static Shape hexagon(double x, double y) {
        List<Double> points = new ArrayList<>();
        for (int corner = 0; corner < 6; corner++) {
            double angle = Math.PI / 6 * (2 * corner + 1);
            points.add(x + CELL / Math.sqrt(3) * Math.cos(angle));
            points.add(y + CELL / Math.sqrt(3) * Math.sin(angle));
        }
        return new Polygon(points);
    }

    /** From one row of hexagons to the next. */
    static double hexagonRow() {
        return ROW;
    }

    /** From the middle of one square to the next. */
    static double cell() {
        return CELL;
    }

    /** The cell called {@code name}. */
    int cell(String name) {
        return numbers.get(name);
    }

    /** As {@link #cell}; −1 if none is called so. */
    int find(String name) {
        return numbers.getOrDefault(name, -1);
    }

    String name(int cell) {
        return names[cell];
    }

    /** Whether cells lie in rows. */
    boolean hasRows() {
        return rows.length > 0;
    }

    int row(int cell) {
        return rows[cell];
    }

    /** In characters of a text. */
    int column(int cell) {
        return columns[cell];
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    List<Spot> frame() {
        return frame;
    }

    List<Spot> printed() {
        return printed;
    }

    /** The empty cell; its id is its name. */
    Spot spot(int cell) {
        return cells[cell];
    }

    /** The letter of a column: a to z, then aa and so on. */
    static String letter(int column) {
        String last = String.valueOf((char) ('a' + column % 26));
        return column < 26 ? last : letter(column / 26 - 1) + last;
    }
}
