package org.marienbad.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Polygon;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;

/** Boards whose cells lie in rows and columns. */
final class GridPlans {
    private static final double CELL = Frame.CELL;
    private static final double EDGE = Frame.EDGE;
    private static final double MARGIN = Frame.MARGIN;
    /** From one row of hexagons or triangles to the next. */
    private static final double ROW = CELL * Math.sqrt(0.75);

    /** How many rows below a last cell the letter of its column stands. */
    private static final double BEYOND = 0.9;

    private static final double RIM = 0.45;
    private static final double LINE = 0.2;

    private GridPlans() {}

    static Board squares(int columns, int rows, boolean chequered) {
        BoardPlan plan = rectangle(columns, rows);
        Frame.CellShape square = (name, x, y, cell) -> {
            Spot spot = new Spot(name, new Box(x - CELL / 2, y - CELL / 2, CELL, CELL, 0), Style.CELL);
            boolean dark = (cell / columns + cell % columns) % 2 == 0;
            return chequered ? spot.material(dark ? "cell-dark" : "cell-light") : spot;
        };
        List<Spot> spots = new ArrayList<>(List.of(board(width(columns), width(rows))));
        addLabels(spots, columns, rows);
        return plan.board(new Frame(width(columns), width(rows), spots, square));
    }

    static Board crossings(int columns, int rows) {
        BoardPlan plan = rectangle(columns, rows);
        List<Spot> spots = new ArrayList<>(List.of(board(width(columns), width(rows))));
        double right = EDGE + CELL * (columns - 0.5);
        double top = EDGE + CELL * (rows - 0.5);
        double first = EDGE + CELL / 2;
        for (int row = 0; row < rows; row++) {
            double y = first + CELL * row;
            double line = row == 0 || row == rows - 1 ? RIM : LINE;
            spots.add(new Spot("row-" + (row + 1), new Line(List.of(first, y, right, y), line), Style.LINE));
        }
        for (int column = 0; column < columns; column++) {
            double x = first + CELL * column;
            double line = column == 0 || column == columns - 1 ? RIM : LINE;
            spots.add(new Spot("column-" + (column + 1), new Line(List.of(x, first, x, top), line), Style.LINE));
        }
        addLabels(spots, columns, rows);
        return plan.board(new Frame(
                width(columns),
                width(rows),
                spots,
                (name, x, y, cell) -> new Spot(name, new Circle(x, y, CELL / 2), Style.CROSSING)));
    }

    private static double width(int cells) {
        return EDGE + CELL * cells + MARGIN;
    }

    private static Spot board(double width, double height) {
        return new Spot("board", new Box(0, 0, width, height, 2), Style.BOARD);
    }

    private static void addLabels(List<Spot> spots, int columns, int rows) {
        for (int column = 0; column < columns; column++) {
            spots.add(Frame.label(BoardPlan.letter(column), EDGE + CELL * (column + 0.5), EDGE / 2));
        }
        for (int row = 0; row < rows; row++) {
            spots.add(Frame.label(String.valueOf(row + 1), EDGE / 2, EDGE + CELL * (row + 0.5)));
        }
    }

    private static BoardPlan rectangle(int columns, int rows) {
        requirePositive(columns);
        requirePositive(rows);
        BoardPlan plan = new BoardPlan();
        plan.drawing =
                IntStream.range(0, rows).mapToObj(row -> ".".repeat(columns)).toList();
        for (int cell = 0; cell < columns * rows; cell++) {
            int column = cell % columns;
            int row = cell / columns;
            plan.cell(
                    BoardPlan.letter(column) + (row + 1),
                    EDGE + CELL * (column + 0.5),
                    EDGE + CELL * (row + 0.5),
                    rows - 1 - row,
                    column);
            if (column > 0) {
                plan.join(cell, Board.W, cell - 1);
            }
            if (row > 0) {
                plan.join(cell, Board.S, cell - columns);
            }
            if (row > 0 && column > 0) {
                plan.join(cell, Board.SW, cell - columns - 1);
            }
            if (row > 0 && column < columns - 1) {
                plan.join(cell, Board.SE, cell - columns + 1);
            }
        }
        return plan;
    }

    static Board rhombus(int columns, int rows) {
        requirePositive(columns);
        requirePositive(rows);
        return hexagons(IntStream.range(0, rows)
                .mapToObj(row -> new int[] {columns, row})
                .toList());
    }

    static Board hexagon(int side) {
        requirePositive(side);
        return hexagons(IntStream.range(0, 2 * side - 1)
                .mapToObj(row -> {
                    int missing = Math.abs(row - side + 1);
                    return new int[] {2 * side - 1 - missing, missing};
                })
                .toList());
    }

    /** @param rows from above: how many cells, and how many half cells the first lies to the right */
    private static Board hexagons(List<int[]> rows) {
        BoardPlan plan = new BoardPlan();
        double widest =
                rows.stream().mapToDouble(row -> row[0] + row[1] / 2.0).max().orElseThrow();
        double width = 2 * EDGE + CELL * widest;
        double height = 2 * EDGE + ROW * (rows.size() - 1) + CELL;
        List<Spot> spots = new ArrayList<>(List.of(board(width, height)));
        List<String> drawing = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            int indent = rows.get(row)[1];
            double y = height - EDGE - CELL / 2 - ROW * row;
            drawing.add(" ".repeat(indent) + ". ".repeat(rows.get(row)[0]).stripTrailing());
            for (int column = 0; column < rows.get(row)[0]; column++) {
                double x = EDGE + CELL * (column + 0.5 + indent / 2.0);
                plan.cell(BoardPlan.letter(column) + (row + 1), x, y, row, indent + 2 * column);
            }
            spots.add(Frame.label(String.valueOf(row + 1), EDGE / 2 + CELL * indent / 2, y));
        }
        plan.drawing = drawing;
        joinHexagons(plan);
        for (int cell = 0; cell < plan.names.size(); cell++) {
            if (plan.steps.get(cell)[Board.SE] < 0) {
                String column = plan.names.get(cell).substring(0, 1);
                spots.add(Frame.label(column, plan.x.get(cell) + BEYOND * CELL / 2, plan.y.get(cell) - BEYOND * ROW));
            }
        }
        return plan.board(new Frame(width, height, spots, (name, x, y, cell) -> {
            List<Double> points = new ArrayList<>();
            for (int corner = 0; corner < 6; corner++) {
                double angle = Math.PI / 6 * (2 * corner + 1);
                points.add(x + CELL / Math.sqrt(3) * Math.cos(angle));
                points.add(y + CELL / Math.sqrt(3) * Math.sin(angle));
            }
            return new Spot(name, new Polygon(points), Style.CELL);
        }));
    }

    /** Joins cells written two columns apart in a line, or one apart in neighboring lines. */
    private static void joinHexagons(BoardPlan plan) {
        for (int cell = 0; cell < plan.names.size(); cell++) {
            for (int other = 0; other < cell; other++) {
                int lines = plan.lines.get(cell) - plan.lines.get(other);
                int columns = plan.columns.get(cell) - plan.columns.get(other);
                if (lines == 0 && columns == 2) {
                    plan.join(cell, Board.W, other);
                } else if (lines == 1 && columns == 1) {
                    plan.join(cell, Board.NW, other);
                } else if (lines == 1 && columns == -1) {
                    plan.join(cell, Board.NE, other);
                }
            }
        }
    }

    static Board triangles(int side) {
        requirePositive(side);
        BoardPlan plan = new BoardPlan();
        double width = 2 * EDGE + 2 * CELL * side;
        double height = 2 * EDGE + 2 * ROW * side;
        List<Spot> spots = new ArrayList<>(List.of(board(width, height)));
        List<String> drawing = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            int first = row * row;
            drawing.add(" ".repeat(side - 1 - row) + ".".repeat(2 * row + 1));
            double base = height - EDGE - 2 * ROW * (row + 1);
            for (int i = 0; i <= 2 * row; i++) {
                double x = EDGE + CELL * (side - row + i);
                double y = base + 2 * ROW * (i % 2 == 0 ? 1 : 2) / 3;
                plan.cell(BoardPlan.letter(i) + (row + 1), x, y, row, side - 1 - row + i);
                if (i > 0) {
                    plan.join(first + i, Board.W, first + i - 1);
                }
                if (i % 2 == 1) {
                    plan.join(first + i, Board.N, (row - 1) * (row - 1) + i - 1);
                }
            }
            spots.add(Frame.label(
                    String.valueOf(row + 1), Math.max(EDGE / 2, EDGE / 2 + CELL * (side - row - 1)), base + ROW));
        }
        for (int i = 0; i <= 2 * (side - 1); i++) {
            spots.add(Frame.label(BoardPlan.letter(i), EDGE + CELL * (1 + i), EDGE / 2));
        }
        plan.drawing = drawing;
        return plan.board(new Frame(width, height, spots, (name, x, y, cell) -> {
            int row = (int) Math.sqrt(cell);
            double up = (cell - row * row) % 2 == 0 ? 1 : -1;
            double third = 2 * ROW / 3;
            return new Spot(
                    name,
                    new Polygon(List.of(x - CELL, y - up * third, x + CELL, y - up * third, x, y + 2 * up * third)),
                    Style.CELL);
        }));
    }

    private static void requirePositive(int count) {
        if (count < 1) {
            throw new IllegalArgumentException(count + " cells; a side of a board has at least 1");
        }
    }
}
