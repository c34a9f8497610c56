package org.marienbad.framework.picture;

import java.util.List;

/**
 * The largest circle inside a polygon, approximately. Of the points of a lattice, the one farthest from the edge is
 * kept, and the lattice made finer around it. Its center is known as the pole of inaccessibility.
 */
final class InscribedCircle {
    private static final int LATTICE = 12;
    private static final int ROUNDS = 4;

    private final double[] points;

    private InscribedCircle(List<Double> points) {
        this.points = points.stream().mapToDouble(Double::doubleValue).toArray();
    }

    static Picture.Circle of(List<Double> points) {
        return new InscribedCircle(points).largest();
    }

    private Picture.Circle largest() {
        double left = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = Double.MAX_VALUE;
        double top = -Double.MAX_VALUE;
        for (int i = 0; i + 1 < points.length; i += 2) {
            left = Math.min(left, points[i]);
            right = Math.max(right, points[i]);
            bottom = Math.min(bottom, points[i + 1]);
            top = Math.max(top, points[i + 1]);
        }
        double stepX = (right - left) / LATTICE;
        double stepY = (top - bottom) / LATTICE;
        Picture.Circle best = new Picture.Circle((left + right) / 2, (bottom + top) / 2, 0);
        for (int round = 0; round < ROUNDS; round++) {
            Picture.Circle centre = best;
            for (int i = -LATTICE / 2; i <= LATTICE / 2; i++) {
                for (int j = -LATTICE / 2; j <= LATTICE / 2; j++) {
                    double x = centre.x() + i * stepX;
                    double y = centre.y() + j * stepY;
                    double radius = contains(points, x, y) ? distance(points, x, y, true) : 0;
                    if (radius > best.radius()) {
                        best = new Picture.Circle(x, y, radius);
                    }
                }
            }
            stepX /= LATTICE / 3.0;
            stepY /= LATTICE / 3.0;
        }
        return best;
    }

    /** Whether a point is in the polygon of these corners. */
    static boolean contains(double[] points, double x, double y) {
        boolean inside = false;
        for (int i = 0, j = points.length - 2; i + 1 < points.length; j = i, i += 2) {
            boolean crosses = points[i + 1] > y != points[j + 1] > y;
            double at = (points[j] - points[i]) * (y - points[i + 1]) / (points[j + 1] - points[i + 1]) + points[i];
            inside ^= crosses && x < at;
        }
        return inside;
    }

    /** How far a point is from the lines between these corners, the last and the first joined if it is closed. */
    static double distance(double[] points, double x, double y, boolean closed) {
        double least = Double.MAX_VALUE;
        for (int i = closed ? 0 : 2, j = closed ? points.length - 2 : 0; i + 1 < points.length; j = i, i += 2) {
            double dx = points[i] - points[j];
            double dy = points[i + 1] - points[j + 1];
            double length = dx * dx + dy * dy;
            double t = length == 0 ? 0 : ((x - points[j]) * dx + (y - points[j + 1]) * dy) / length;
            t = Math.max(0, Math.min(1, t));
            least = Math.min(least, Math.hypot(x - points[j] - t * dx, y - points[j + 1] - t * dy));
        }
        return least;
    }
}
