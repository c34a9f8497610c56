package org.marienbad.games.minuteempire.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A rectangle covered with small hexagons whose corners are jittered. Three cells meet in every corner inside,
 * so cells that touch at all share a whole side.
 */
final class HexMesh {
    private static final double SHAKE = 0.22;
    /** Corners of a cell, counter-clockwise from the right above: steps of half a spacing, and of a third of a row. */
    private static final int[][] CORNERS = {{1, 1}, {0, 2}, {-1, 1}, {-1, -1}, {0, -2}, {1, -1}};

    private final double spacing;
    private final int columns;
    private final int rows;
    private final double[] x;
    private final double[] y;
    private final int[][] neighbours;
    private final int[][] corners;
    private final List<MapLayout.Point> points = new ArrayList<>();

    /** A mesh of cells {@code spacing} apart on a rectangle with its lower left corner at the origin. */
    HexMesh(double width, double height, double spacing, long seed) {
        this.spacing = spacing;
        double pitch = spacing * StrictMath.sqrt(3) / 2;
        columns = (int) (width / spacing) + 2;
        rows = (int) (height / pitch) + 2;
        int size = columns * rows;
        x = new double[size];
        y = new double[size];
        neighbours = new int[size][];
        corners = new int[size][6];
        SplittableRandom random = new SplittableRandom(seed);
        Map<List<Integer>, Integer> known = new HashMap<>();
        for (int cell = 0; cell < size; cell++) {
            int row = cell / columns;
            int half = 2 * (cell % columns) + (row & 1);
            x[cell] = half * spacing / 2;
            y[cell] = row * pitch;
            neighbours[cell] = neighboursOf(cell);
            for (int side = 0; side < 6; side++) {
                List<Integer> key = List.of(half + CORNERS[side][0], 3 * row + CORNERS[side][1]);
                corners[cell][side] = known.computeIfAbsent(key, place -> {
                    points.add(new MapLayout.Point(
                            place.get(0) * spacing / 2 + shake(random), place.get(1) * pitch / 3 + shake(random)));
                    return points.size() - 1;
                });
            }
        }
    }

    private double shake(SplittableRandom random) {
        return (random.nextDouble() * 2 - 1) * SHAKE * spacing;
    }

    /** Neighbor {@code i} lies across the side between corners {@code i} and {@code i + 1}; −1 beyond the edge. */
    private int[] neighboursOf(int cell) {
        int row = cell / columns;
        int column = cell % columns;
        int shift = row & 1;
        int[][] steps = {
            {1, column + shift}, {1, column + shift - 1}, {0, column - 1},
            {-1, column + shift - 1}, {-1, column + shift}, {0, column + 1}
        };
        int[] found = new int[6];
        for (int side = 0; side < 6; side++) {
            int otherRow = row + steps[side][0];
            int otherColumn = steps[side][1];
            boolean inside = otherRow >= 0 && otherRow < rows && otherColumn >= 0 && otherColumn < columns;
            found[side] = inside ? otherRow * columns + otherColumn : -1;
        }
        return found;
    }

    int size() {
        return x.length;
    }

    double spacing() {
        return spacing;
    }

    double x(int cell) {
        return x[cell];
    }

    double y(int cell) {
        return y[cell];
    }

    /** The six cells around, counter-clockwise; −1 beyond the edge. */
    int[] neighbours(int cell) {
        return neighbours[cell];
    }

    /** The corners of a cell, counter-clockwise: side {@code i} runs from corner {@code i} to {@code i + 1}. */
    int[] corners(int cell) {
        return corners[cell];
    }

    /** The place of every corner. */
    List<MapLayout.Point> points() {
        return points;
    }

    double distance(int cell, int other) {
        return StrictMath.hypot(x[cell] - x[other], y[cell] - y[other]);
    }

    /** Whether the cell lies at least {@code margin} inside the rectangle. */
    boolean isInside(int cell, double width, double height, double margin) {
        return x[cell] >= margin && x[cell] <= width - margin && y[cell] >= margin && y[cell] <= height - margin;
    }

    int nearest(MapLayout.Point point) {
        int best = 0;
        for (int cell = 1; cell < x.length; cell++) {
            if (distance(cell, point) < distance(best, point)) {
                best = cell;
            }
        }
        return best;
    }

    double distance(int cell, MapLayout.Point point) {
        return StrictMath.hypot(x[cell] - point.x(), y[cell] - point.y());
    }
}
