package org.marienbad.rbg.game;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.marienbad.rbg.tree.Graph;

/**
 * Coordinates of the vertices of a board, from 0, y up. They come from the companion, the rows and columns of a generator, the names of a graph's
 * vertices, or the directions of its ways. Other graphs are laid out by their distances.
 */
final class VertexPlaces {
    private static final Pattern RECTANGLE = Pattern.compile("rx(\\d{1,4})y(\\d{1,4})");
    private static final Pattern HEXAGON = Pattern.compile("hx(\\d{1,4})y(\\d{1,4})");
    private static final Pattern CUBOID = Pattern.compile("cx(\\d{1,4})y(\\d{1,4})z(\\d{1,4})");
    private static final Pattern CHESS = Pattern.compile("([a-z])(\\d{1,2})");
    private static final double CELL = BoardLayout.cell();

    private final Graph board;
    private final double[] x;
    private final double[] y;
    private final String[] names;
    private final boolean[] dark;
    private final Map<String, Double> columns = new TreeMap<>();
    private final Map<String, Double> rows = new TreeMap<>();
    private double left;
    private double low;
    private boolean generated;
    private boolean hexagonal;

    VertexPlaces(Graph board, Companion companion) {
        this.board = board;
        x = new double[board.size()];
        y = new double[board.size()];
        names = board.vertices().toArray(String[]::new);
        dark = new boolean[board.size()];
        if (companion.get("at." + names[0]).isPresent()) {
            said(companion);
        } else if (!grid(companion) && !hexagons() && !layers() && !named() && !compass()) {
            GraphLayout.place(board, x, y);
        }
    }

    private boolean compass() {
        int[] columnOf = new int[names.length];
        int[] rowOf = new int[names.length];
        if (!CompassLayout.place(board, columnOf, rowOf)) {
            return false;
        }
        Arrays.setAll(x, vertex -> CELL * columnOf[vertex]);
        Arrays.setAll(y, vertex -> CELL * rowOf[vertex]);
        return true;
    }

    private int[][] numbers(Pattern pattern) {
        int[][] numbers = new int[names.length][];
        for (int vertex = 0; vertex < names.length; vertex++) {
            Matcher found = pattern.matcher(names[vertex]);
            if (!found.matches()) {
                return new int[0][];
            }
            numbers[vertex] = IntStream.rangeClosed(1, found.groupCount())
                    .map(group -> Integer.parseInt(found.group(group)))
                    .toArray();
        }
        return numbers;
    }

    private static int most(int[][] numbers, int entry) {
        return Arrays.stream(numbers).mapToInt(each -> each[entry]).max().orElse(0);
    }

    private boolean grid(Companion companion) {
        int[][] found = numbers(RECTANGLE);
        if (found.length == 0) {
            return false;
        }
        generated = true;
        int top = most(found, 1);
        boolean diagonal = companion.get("board").map("diagonal"::equals).orElseGet(() -> isDiagonal(found));
        for (int vertex = 0; vertex < names.length; vertex++) {
            int column = found[vertex][0];
            int row = top - found[vertex][1];
            names[vertex] = BoardLayout.letter(column) + (row + 1);
            dark[vertex] = (column + row) % 2 == 0;
            x[vertex] = CELL * (diagonal ? column + row : column);
            y[vertex] = CELL * (diagonal ? row - column : row);
            if (!diagonal) {
                columns.put(BoardLayout.letter(column), CELL * column);
                rows.put(String.valueOf(row + 1), CELL * row);
            }
        }
        if (companion.has("board", "rhombus")) {
            shear(found, top);
        }
        fromZero();
        return true;
    }

    /** Makes hexagons of squares: each row lies half a cell further right than that above it. */
    private void shear(int[][] places, int top) {
        hexagonal = true;
        columns.clear();
        rows.clear();
        for (int vertex = 0; vertex < names.length; vertex++) {
            x[vertex] = CELL * (places[vertex][0] + places[vertex][1] / 2.0);
            y[vertex] = BoardLayout.hexagonRow() * (top - places[vertex][1]);
        }
    }

    /** A board on which pieces go along the diagonals of squares, such as that of draughts, is a rectangle that has lost its corners. */
    private static boolean isDiagonal(int[]... places) {
        int right = most(places, 0);
        int top = most(places, 1);
        long corners = Arrays.stream(places)
                .filter(place -> (place[0] == 0 || place[0] == right) && (place[1] == 0 || place[1] == top))
                .count();
        return corners <= 2 && 5L * places.length <= 3L * (right + 1) * (top + 1);
    }

    private void fromZero() {
        left = Arrays.stream(x).min().orElse(0);
        low = Arrays.stream(y).min().orElse(0);
        for (int vertex = 0; vertex < x.length; vertex++) {
            x[vertex] -= left;
            y[vertex] -= low;
        }
    }

    /** Every line begins half a cell further left than the one above it as long as lines grow, then further right. */
    private boolean hexagons() {
        int[][] found = numbers(HEXAGON);
        if (found.length == 0) {
            return false;
        }
        generated = true;
        hexagonal = true;
        int top = most(found, 1);
        int peak = peak(found);
        for (int vertex = 0; vertex < names.length; vertex++) {
            int row = found[vertex][1];
            x[vertex] = CELL * (found[vertex][0] + Math.abs(row - peak) / 2.0);
            y[vertex] = BoardLayout.hexagonRow() * (top - row);
            names[vertex] = BoardLayout.letter(found[vertex][0]) + (row + 1);
        }
        fromZero();
        return true;
    }

    /** The longest line: up to it edges lead to the cell of the next number in the next line. */
    private int peak(int[]... places) {
        int peak = 0;
        for (int label = 0; label < board.labels().size(); label++) {
            for (int from = 0; from < places.length; from++) {
                int to = board.target(label, from);
                if (to >= 0 && places[to][1] == places[from][1] + 1 && places[to][0] == places[from][0] + 1) {
                    peak = Math.max(peak, places[to][1]);
                }
            }
        }
        return peak;
    }

    private boolean layers() {
        int[][] found = numbers(CUBOID);
        if (found.length == 0) {
            return false;
        }
        generated = true;
        int top = most(found, 1);
        int layer = most(found, 0) + 2;
        for (int vertex = 0; vertex < names.length; vertex++) {
            int column = found[vertex][0];
            int row = top - found[vertex][1];
            int depth = found[vertex][2];
            x[vertex] = CELL * (column + depth * layer);
            y[vertex] = CELL * row;
            dark[vertex] = (column + row) % 2 == 0;
            names[vertex] = BoardLayout.letter(column) + (row + 1) + (depth == 0 ? "" : "/" + (depth + 1));
        }
        return true;
    }

    /** A graph whose vertices are called as squares lies on them. */
    private boolean named() {
        Set<String> known = new HashSet<>();
        for (int vertex = 0; vertex < names.length; vertex++) {
            Matcher found = CHESS.matcher(names[vertex]);
            if (!found.matches() || !known.add(found.group(1) + Integer.parseInt(found.group(2)))) {
                return false;
            }
            x[vertex] = CELL * (found.group(1).charAt(0) - 'a');
            y[vertex] = CELL * Integer.parseInt(found.group(2));
            columns.put(found.group(1), x[vertex]);
            rows.put(found.group(2), y[vertex]);
        }
        fromZero();
        columns.replaceAll((name, at) -> at - left);
        rows.replaceAll((name, at) -> at - low);
        return true;
    }

    private void said(Companion companion) {
        for (int vertex = 0; vertex < names.length; vertex++) {
            String key = "at." + names[vertex];
            List<String> place = List.of(companion
                    .get(key)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "'" + key + "' is missing: there is a place for every vertex, or for none"))
                    .split(" +"));
            x[vertex] = CELL * Double.parseDouble(place.get(0));
            y[vertex] = CELL * Double.parseDouble(place.get(1));
        }
        fromZero();
    }

    /** How much less the coordinates are than they were given. */
    double left() {
        return left;
    }

    double low() {
        return low;
    }

    double[] x() {
        return x.clone();
    }

    double[] y() {
        return y.clone();
    }

    /** The name of a vertex for people: column and row where there are some, else its own name. */
    String name(int vertex) {
        return names[vertex];
    }

    boolean isDark(int vertex) {
        return dark[vertex];
    }

    /** Whether the board is made by a generator, so that neighboring cells touch. */
    boolean isGenerated() {
        return generated;
    }

    boolean isHexagonal() {
        return hexagonal;
    }

    boolean hasLabels() {
        return !columns.isEmpty();
    }

    Map<String, Double> columns() {
        return columns;
    }

    Map<String, Double> rows() {
        return rows;
    }

    /** How near two vertices are that are nearest. */
    double least() {
        if (generated) {
            return CELL;
        }
        double least = CELL;
        Integer[] order = IntStream.range(0, x.length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, (one, other) -> Double.compare(x[one], x[other]));
        for (int i = 0; i < order.length; i++) {
            for (int k = i + 1; k < order.length && x[order[k]] - x[order[i]] < least; k++) {
                least = Math.min(least, Math.hypot(x[order[k]] - x[order[i]], y[order[k]] - y[order[i]]));
            }
        }
        return Math.max(least, 0.5);
    }
}
