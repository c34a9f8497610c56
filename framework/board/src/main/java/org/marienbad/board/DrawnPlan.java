package org.marienbad.board;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;

/** Points joined by lines, read from a drawing in which two columns, or two lines, are as far apart as the middles of two squares. */
final class DrawnPlan {
    private static final char POINT = 'o';
    private static final double PITCH = Frame.CELL / 2;
    private static final double DOT = 0.8;
    private static final double LINE = 0.4;
    /** By direction from N to SE, one step in lines and columns. */
    private static final int[][] STEPS = {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}};

    /** The characters that join points in these directions. */
    private static final String JOINS = "|/-\\";

    private final List<String> drawing;
    private final BoardPlan plan = new BoardPlan();
    private final List<Spot> spots = new ArrayList<>();
    private final double width;
    private final double height;
    private int joined;

    DrawnPlan(List<String> drawing) {
        this.drawing = drawing;
        int columns = drawing.stream().mapToInt(String::length).max().orElse(0);
        width = 2 * Frame.EDGE + PITCH * (columns - 1) + Frame.CELL / 2;
        height = 2 * Frame.EDGE + PITCH * (drawing.size() - 1) + Frame.CELL / 2;
        plan.drawing = drawing.stream().map(String::stripTrailing).toList();
    }

    Board board() {
        spots.add(new Spot("board", new Box(0, 0, width, height, 2), Style.BOARD));
        addPoints();
        for (int point = 0; point < plan.names.size(); point++) {
            for (int direction = Board.N; direction <= Board.SE; direction++) {
                join(point, direction);
            }
        }
        requireAllJoined();
        for (int point = 0; point < plan.names.size(); point++) {
            Circle dot = new Circle(plan.x.get(point), plan.y.get(point), DOT);
            spots.add(new Spot("dot-" + plan.names.get(point), dot, Style.LINE));
        }
        return plan.board(new Frame(
                width,
                height,
                spots,
                (name, x, y, cell) -> new Spot(name, new Circle(x, y, Frame.CELL / 2 - 0.5), Style.CROSSING)));
    }

    /** Row by row from below, as on boards of squares. */
    private void addPoints() {
        TreeSet<Integer> lines = new TreeSet<>();
        TreeSet<Integer> columns = new TreeSet<>();
        for (int line = 0; line < drawing.size(); line++) {
            for (int column = 0; column < drawing.get(line).length(); column++) {
                if (at(line, column) == POINT) {
                    lines.add(line);
                    columns.add(column);
                }
            }
        }
        for (int line : lines.descendingSet()) {
            int row = lines.tailSet(line).size();
            for (int column : columns) {
                if (at(line, column) == POINT) {
                    String letter = BoardPlan.letter(columns.headSet(column).size());
                    plan.cell(letter + row, x(column), y(line), line, column);
                }
            }
            spots.add(Frame.label(String.valueOf(row), Frame.EDGE / 2, y(line)));
        }
        for (int column : columns) {
            String letter = BoardPlan.letter(columns.headSet(column).size());
            spots.add(Frame.label(letter, x(column), Frame.EDGE / 2));
        }
    }

    private char at(int line, int column) {
        return line < 0
                        || line >= drawing.size()
                        || column < 0
                        || column >= drawing.get(line).length()
                ? ' '
                : drawing.get(line).charAt(column);
    }

    private double x(int column) {
        return Frame.EDGE + PITCH * (column + 0.5);
    }

    private double y(int line) {
        return height - Frame.EDGE - PITCH * (line + 0.5);
    }

    /** Joins {@code point} to the one at which a line from it in {@code direction} ends. */
    private void join(int point, int direction) {
        int line = plan.lines.get(point) + STEPS[direction][0];
        int column = plan.columns.get(point) + STEPS[direction][1];
        int length = 0;
        while (at(line, column) == JOINS.charAt(direction)) {
            line += STEPS[direction][0];
            column += STEPS[direction][1];
            length++;
        }
        if (length > 0 && at(line, column) == POINT) {
            int other = pointAt(line, column);
            plan.join(point, direction, other);
            joined += length;
            List<Double> ends = List.of(plan.x.get(point), plan.y.get(point), x(column), y(line));
            String id = plan.names.get(point) + "-" + plan.names.get(other);
            spots.add(new Spot(id, new Line(ends, LINE), Style.LINE));
        }
    }

    private int pointAt(int line, int column) {
        int point = 0;
        while (plan.lines.get(point) != line || plan.columns.get(point) != column) {
            point++;
        }
        return point;
    }

    private void requireAllJoined() {
        long drawn = drawing.stream()
                .flatMapToInt(String::chars)
                .filter(c -> JOINS.indexOf(c) >= 0)
                .count();
        if (drawn != joined) {
            throw new IllegalArgumentException(
                    (drawn - joined) + " of the characters " + JOINS + " do not lie between two points o");
        }
        drawing.stream()
                .flatMapToInt(String::chars)
                .filter(c -> c != ' ' && c != POINT && JOINS.indexOf(c) < 0)
                .findFirst()
                .ifPresent(c -> {
                    throw new IllegalArgumentException(
                            "'" + (char) c + "' in the drawing of a board; allowed: o " + JOINS + " and blanks");
                });
    }
}
