package org.marienbad.drawing;

import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.picture.Picture;

/**
 * A shape as painters and pointers need it: the box around it, the largest circle in it, its edge as a path.
 *
 * @param middle the largest circle inside; for a line one without a size
 */
record Outline(Picture.Shape shape, Picture.Box around, Picture.Circle middle) {
    private static final int STEPS = 12;

    static Outline of(Picture.Shape shape) {
        if (shape instanceof Picture.Circle circle) {
            double r = circle.radius();
            return new Outline(shape, new Picture.Box(circle.x() - r, circle.y() - r, 2 * r, 2 * r, r), circle);
        } else if (shape instanceof Picture.Box box) {
            return new Outline(shape, box, inscribed(box));
        } else if (shape instanceof Picture.Polygon polygon) {
            return new Outline(shape, around(polygon.points()), polygon.inscribedCircle());
        }
        Picture.Box box = around(((Picture.Line) shape).points());
        return new Outline(
                shape,
                box,
                new Picture.Circle(inscribed(box).x(), inscribed(box).y(), 0));
    }

    private static Picture.Circle inscribed(Picture.Box box) {
        double r = Math.min(box.width(), box.height()) / 2;
        return new Picture.Circle(box.x() + box.width() / 2, box.y() + box.height() / 2, r);
    }

    private static Picture.Box around(List<Double> points) {
        double left = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = Double.MAX_VALUE;
        double top = -Double.MAX_VALUE;
        for (int i = 0; i + 1 < points.size(); i += 2) {
            left = Math.min(left, points.get(i));
            right = Math.max(right, points.get(i));
            bottom = Math.min(bottom, points.get(i + 1));
            top = Math.max(top, points.get(i + 1));
        }
        return new Picture.Box(left, bottom, right - left, top - bottom, 0);
    }

    boolean isRound() {
        return shape instanceof Picture.Circle || shape instanceof Picture.Box;
    }

    double x() {
        return middle.x();
    }

    double y() {
        return middle.y();
    }

    /** How much space tokens have around the middle. */
    double inradius() {
        return middle.radius();
    }

    double width() {
        return around.width();
    }

    double height() {
        return around.height();
    }

    double left() {
        return around.x();
    }

    double right() {
        return around.x() + around.width();
    }

    double bottom() {
        return around.y();
    }

    double top() {
        return around.y() + around.height();
    }

    /** The shape {@code by} larger on all sides where it is round; polygons and lines stay. */
    Picture.Shape grown(double by) {
        if (shape instanceof Picture.Circle circle) {
            return new Picture.Circle(circle.x(), circle.y(), circle.radius() + by);
        } else if (shape instanceof Picture.Box box) {
            double limit = Math.min(box.width(), box.height()) / 2 + by;
            double corner = Math.max(0, Math.min(limit, box.radius() + by));
            return new Picture.Box(box.x() - by, box.y() - by, box.width() + 2 * by, box.height() + 2 * by, corner);
        }
        return shape;
    }

    /** The edge of a circle or box as many short lines. */
    double[] rounded() {
        double corner = Math.min(around.radius(), Math.min(around.width(), around.height()) / 2);
        int steps = corner > 0 ? STEPS : 0;
        // Without straight sides a corner begins where the one before it ends.
        boolean tall = height() > 2 * corner;
        boolean wide = width() > 2 * corner;
        double[] path = new double[8 * (steps + 1)];
        double[] xs = {right() - corner, left() + corner, left() + corner, right() - corner};
        double[] ys = {top() - corner, top() - corner, bottom() + corner, bottom() + corner};
        int at = 0;
        for (int i = 0; i < 4; i++) {
            boolean joined = steps > 0 && !(i % 2 == 0 ? wide : tall);
            for (int step = 0; step <= steps - (joined ? 1 : 0); step++) {
                double angle = Math.PI / 2 * (i + (steps == 0 ? 0 : (double) step / steps));
                path[at++] = xs[i] + corner * Math.cos(angle);
                path[at++] = ys[i] + corner * Math.sin(angle);
            }
        }
        return Arrays.copyOf(path, at);
    }

    static double[] numbers(List<Double> points) {
        return points.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** Whether a point is in the shape, or no farther than {@code reach} from a line. */
    boolean contains(double px, double py, double reach) {
        if (shape instanceof Picture.Polygon polygon) {
            return polygon.contains(px, py);
        } else if (shape instanceof Picture.Line line) {
            return line.distance(px, py) <= Math.max(reach, line.width() / 2);
        }
        double corner = Math.min(around.radius(), Math.min(around.width(), around.height()) / 2);
        double dx = Math.max(Math.max(left() + corner - px, px - right() + corner), 0);
        double dy = Math.max(Math.max(bottom() + corner - py, py - top() + corner), 0);
        boolean inside = px >= left() && px <= right() && py >= bottom() && py <= top();
        return inside && (corner == 0 || dx * dx + dy * dy <= corner * corner);
    }

    /** Whether a circle lies inside. */
    boolean containsCircle(double px, double py, double r) {
        for (int i = 0; i < 8; i++) {
            double angle = i * Math.PI / 4;
            if (!contains(px + r * Math.cos(angle), py + r * Math.sin(angle), 0)) {
                return false;
            }
        }
        return true;
    }

    boolean overlaps(Picture.Box box) {
        return box.x() < right()
                && box.x() + box.width() > left()
                && box.y() < top()
                && box.y() + box.height() > bottom();
    }
}
