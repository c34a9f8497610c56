package org.marienbad.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;

/**
 * The cells of a board: what they are called, which are adjacent, how the board is drawn and written as text. Cells are numbered
 * from 0; a direction is one of eight, {@link #N} to {@link #NW}, clockwise.
 *
 * <pre>{@code
 * Board chess = Board.chequered(8, 8);
 * int e4 = chess.cell("e4");
 * int e5 = chess.step(e4, Board.N);
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 */
public final class Board {
    public static final int N = 0;
    public static final int NE = 1;
    public static final int E = 2;
    public static final int SE = 3;
    public static final int S = 4;
    public static final int SW = 5;
    public static final int W = 6;
    public static final int NW = 7;
    public static final int DIRECTIONS = 8;

    private static final double MARK_WIDTH = 1.2;

    private final String[] names;
    private final Map<String, Integer> cells = new HashMap<>();
    private final double[] x;
    private final double[] y;
    private final int[][] steps;
    private final int[][] neighbours;
    private final List<int[]> symmetries;
    private final Diagram diagram;
    private final Frame frame;

    Board(BoardPlan plan, Frame frame) {
        names = plan.names.toArray(String[]::new);
        if (names.length == 0) {
            throw new IllegalArgumentException("a board has at least one cell");
        }
        for (int cell = 0; cell < names.length; cell++) {
            if (cells.put(names[cell], cell) != null) {
                throw new IllegalArgumentException("two cells of a board are called '" + names[cell] + "'");
            }
        }
        x = plan.x.stream().mapToDouble(Double::doubleValue).toArray();
        y = plan.y.stream().mapToDouble(Double::doubleValue).toArray();
        steps = plan.steps.toArray(int[][]::new);
        neighbours = Arrays.stream(steps)
                .map(around ->
                        Arrays.stream(around).filter(cell -> cell >= 0).sorted().toArray())
                .toArray(int[][]::new);
        symmetries = BoardSymmetries.of(this);
        diagram = new Diagram(plan.drawing, plan.lines, plan.columns, names);
        this.frame = frame;
    }

    /** Squares in one color, named a1, b1 … from the lower left and numbered in that order; diagonals join them, too. */
    public static Board squares(int columns, int rows) {
        return GridPlans.squares(columns, rows, false);
    }

    /** The same squares, dark and light in turn, a1 dark. */
    public static Board chequered(int columns, int rows) {
        return GridPlans.squares(columns, rows, true);
    }

    /** The crossings of lines, named and numbered as {@link #squares}; diagonals join them, too. */
    public static Board crossings(int columns, int rows) {
        return GridPlans.crossings(columns, rows);
    }

    /** A rhombus of hexagons, a1 at the upper left, every row half a cell further right; N and S lead nowhere. */
    public static Board rhombus(int columns, int rows) {
        return GridPlans.rhombus(columns, rows);
    }

    /** A hexagon of hexagons, {@code side} along each of its edges, a1 at the upper left; N and S lead nowhere. */
    public static Board hexagon(int side) {
        return GridPlans.hexagon(side);
    }

    /** A triangle of {@code side}² triangles, a1 at the top. Those that stand are joined by E, W and S, the others by E, W and N. */
    public static Board triangles(int side) {
        return GridPlans.triangles(side);
    }

    /**
     * Points joined by lines, as drawn: {@code o} is a point, and {@code -}, {@code |}, {@code /} and {@code \} join those that they
     * touch. Columns of points are lettered from the left and rows numbered from below.
     *
     * <pre>{@code
     * Board.lines("o-o-o",
     *             "|\\|/|",
     *             "o-o-o",
     *             "|/|\\|",
     *             "o-o-o");
     * }</pre>
     *
     * @throws IllegalArgumentException saying how many lines join nothing, or which character means nothing
     */
    public static Board lines(String... drawing) {
        return new DrawnPlan(List.of(drawing)).board();
    }

    /**
     * Any points, joined in pairs.
     *
     * @param names of the points, such as {@code n1}
     * @param places x and y of each point in turn, from 0 at the lower left, 10 or more apart
     * @param edges the numbers of two points that are joined, in turn
     * @throws IllegalArgumentException naming what does not fit
     */
    public static Board graph(List<String> names, double[] places, int... edges) {
        return GraphPlan.of(names, places, edges);
    }

    /** How many cells there are. */
    public int size() {
        return names.length;
    }

    public String name(int cell) {
        return names[cell];
    }

    /** The cell called {@code name}, or −1. */
    public int cell(String name) {
        return cells.getOrDefault(name, -1);
    }

    /** The adjacent cell in a direction, or −1. */
    public int step(int cell, int direction) {
        return steps[cell][direction];
    }

    /** The adjacent cells in ascending order; to be read only. */
    public int[] neighbours(int cell) {
        return neighbours[cell];
    }

    /** {@link #neighbours(int)} of all cells; to be read only. */
    public int[][] neighbours() {
        return neighbours;
    }

    /** How far the middles of two cells are apart; 10 for adjacent squares. */
    double distance(int from, int to) {
        return Math.hypot(x[from] - x[to], y[from] - y[to]);
    }

    /** All straight runs of {@code length} cells, 2 or more, each from its first end in the order N, NE, E, SE. */
    public List<int[]> runs(int length) {
        if (length < 2) {
            throw new IllegalArgumentException("a run has at least 2 cells; got " + length);
        }
        List<int[]> runs = new ArrayList<>();
        for (int cell = 0; cell < names.length; cell++) {
            for (int direction = N; direction <= SE; direction++) {
                int[] run = run(cell, direction, length);
                if (run.length == length) {
                    runs.add(run);
                }
            }
        }
        return runs;
    }

    private int[] run(int first, int direction, int length) {
        int way = direction;
        return IntStream.iterate(first, cell -> cell >= 0, cell -> steps[cell][way])
                .limit(length)
                .toArray();
    }

    /**
     * The permutations of the cells that keep distances and neighbors, the identity left out: cell i goes to entry i.
     * On squares in the order of mirrored columns, mirrored rows, both, and these with rows and columns exchanged. To
     * be read only.
     */
    public List<int[]> symmetries() {
        return symmetries;
    }

    double x(int cell) {
        return x[cell];
    }

    double y(int cell) {
        return y[cell];
    }

    /** The board as text from above, {@code letter} of each cell in its place. */
    public List<String> diagram(IntUnaryOperator letter) {
        return diagram.write(letter);
    }

    /** {@link #diagram} with the names of columns and rows; where cells are named otherwise, the letter of each behind its name. */
    public String text(IntUnaryOperator letter) {
        return diagram.text(letter);
    }

    /**
     * The letters of the cells in a diagram.
     *
     * @throws IllegalArgumentException naming the row that is not as {@link #diagram} writes it
     */
    public int[] letters(List<String> diagram) {
        return this.diagram.read(diagram);
    }

    /** Width of the picture of the board. */
    public double width() {
        return frame.width();
    }

    /** Height of the picture of the board. */
    public double height() {
        return frame.height();
    }

    /** The spots around and below the cells. */
    public List<Spot> frame() {
        return frame.spots();
    }

    /** The empty cell as it is drawn; its id is its name. */
    public Spot spot(int cell) {
        return frame.cells().of(names[cell], x[cell], y[cell], cell);
    }

    /** A line over the middles of {@code cells} that points out an event. */
    public Spot mark(String id, int... cells) {
        List<Double> points = new ArrayList<>();
        for (int cell : cells) {
            points.add(x[cell]);
            points.add(y[cell]);
        }
        return new Spot(id, new Line(points, MARK_WIDTH), Style.MARK);
    }
}
