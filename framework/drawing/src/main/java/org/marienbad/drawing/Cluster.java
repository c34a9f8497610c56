package org.marienbad.drawing;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.picture.Picture;

/**
 * Figures in rows, as large as they fit into a space. Each has the number of its pieces on its right if that is more
 * than 1.
 *
 * @param radius half the size of a figure
 * @param figures the middle of each, relative to the middle of the space, y up; the radius is the same for all
 */
record Cluster(double radius, List<Picture.Circle> figures) {
    /** How far above the middle of a circular space the name stands, in its radii. */
    static final double NAME_HEIGHT = 0.76;

    private static final double FIGURE = 2.1;
    private static final double WITH_DIGIT = 3.2;
    private static final double WITH_DIGITS = 4;
    private static final double LARGEST_IN_BOX = 0.44;
    private static final double LARGEST_IN_CIRCLE = 0.36;
    /** How far above and below the middle of a circular space with a name figures may stand, in its radii. */
    private static final double ABOVE = 0.52;

    private static final double BELOW = 1;
    private static final double DROP = 0.18;

    public Cluster {
        figures = List.copyOf(figures);
    }

    /** Figures that stand for {@code counts} in a box. */
    static Cluster inBox(double width, double height, List<Integer> counts) {
        Cluster best = null;
        for (int columns = 1; columns <= counts.size(); columns++) {
            Rows rows = new Rows(counts, columns);
            double radius =
                    Math.min(height * LARGEST_IN_BOX, Math.min(width * 0.96 / rows.width, height * 0.98 / rows.height));
            best = best == null || radius > best.radius ? rows.scaled(radius, 0) : best;
        }
        return best == null ? new Cluster(0, List.of()) : best;
    }

    /** Figures that stand for {@code counts} in a circle, with a name above them. */
    static Cluster inCircle(double space, List<Integer> counts) {
        Cluster best = null;
        for (int columns = 1; columns <= counts.size(); columns++) {
            Rows rows = new Rows(counts, columns);
            double radius = Math.min(
                    space * LARGEST_IN_CIRCLE,
                    Math.min(2 * space / Math.hypot(rows.width, rows.height), (ABOVE + BELOW) * space / rows.height));
            double drop = Math.max(DROP * space, rows.height * radius / 2 - ABOVE * space);
            best = best == null || radius > best.radius ? rows.scaled(radius, drop) : best;
        }
        return best == null ? new Cluster(0, List.of()) : best;
    }

    /** Figures in rows of limited length, in units of their radius. */
    private static final class Rows {
        final double width;
        final double height;
        private final List<Picture.Circle> figures = new ArrayList<>();

        Rows(List<Integer> counts, int columns) {
            int rows = (counts.size() + columns - 1) / columns;
            height = rows * FIGURE;
            double widest = 0;
            for (int row = 0; row < rows; row++) {
                List<Integer> line = counts.subList(row * columns, Math.min(counts.size(), (row + 1) * columns));
                double length = line.stream().mapToDouble(Rows::width).sum();
                double x = -length / 2;
                for (int count : line) {
                    figures.add(new Picture.Circle(x + FIGURE / 2, ((rows - 1) / 2.0 - row) * FIGURE, 1));
                    x += width(count);
                }
                widest = Math.max(widest, length);
            }
            width = widest;
        }

        private static double width(int count) {
            return count > 9 ? WITH_DIGITS : count > 1 ? WITH_DIGIT : FIGURE;
        }

        Cluster scaled(double radius, double drop) {
            return new Cluster(
                    radius,
                    figures.stream()
                            .map(one -> new Picture.Circle(one.x() * radius, one.y() * radius - drop, radius))
                            .toList());
        }
    }
}
