package org.marienbad.desktop.board;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Polygon;
import java.util.List;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.framework.picture.Picture;

/**
 * A spot's shape in pixels of the board: where it is, how big, and whether a point is in it.
 *
 * @param inscribed the largest circle in a polygon, null for other shapes
 */
record Outline(
        Kind kind, float x, float y, float width, float height, float radius, float[] points, Outline inscribed) {
    enum Kind {
        ROUND,
        POLYGON,
        LINE
    }

    private static final float LINE_REACH = 8;

    /**
     * {@code shape} scaled by {@code scale} and moved by dx, dy.
     *
     * @param inscribed the largest circle in a polygon; not used for other shapes
     */
    static Outline of(Picture.Shape shape, Picture.Circle inscribed, float scale, float dx, float dy) {
        if (shape instanceof Picture.Circle circle) {
            return round(circle, scale, dx, dy);
        } else if (shape instanceof Picture.Box box) {
            return round(
                    (float) box.x() * scale + dx,
                    (float) box.y() * scale + dy,
                    (float) box.width() * scale,
                    (float) box.height() * scale,
                    (float) box.radius() * scale);
        } else if (shape instanceof Picture.Polygon polygon) {
            Outline path = path(Kind.POLYGON, polygon.points(), scale, dx, dy);
            return path.around(round(inscribed, scale, dx, dy));
        } else if (shape instanceof Picture.Line line) {
            return path(Kind.LINE, line.points(), scale, dx, dy);
        }
        throw new IllegalArgumentException("unknown shape " + shape);
    }

    private static Outline round(Picture.Circle circle, float scale, float dx, float dy) {
        float r = (float) circle.radius() * scale;
        return round((float) circle.x() * scale + dx - r, (float) circle.y() * scale + dy - r, 2 * r, 2 * r, r);
    }

    private Outline around(Outline circle) {
        return new Outline(kind, x, y, width, height, radius, points, circle);
    }

    private static Outline round(float x, float y, float width, float height, float radius) {
        return new Outline(Kind.ROUND, x, y, width, height, Math.min(radius, Math.min(width, height) / 2), null, null);
    }

    private static Outline path(Kind kind, List<Double> numbers, float scale, float dx, float dy) {
        float[] points = new float[numbers.size() / 2 * 2];
        float left = Float.MAX_VALUE;
        float right = -Float.MAX_VALUE;
        float bottom = Float.MAX_VALUE;
        float top = -Float.MAX_VALUE;
        for (int i = 0; i < points.length; i += 2) {
            points[i] = numbers.get(i).floatValue() * scale + dx;
            points[i + 1] = numbers.get(i + 1).floatValue() * scale + dy;
            left = Math.min(left, points[i]);
            right = Math.max(right, points[i]);
            bottom = Math.min(bottom, points[i + 1]);
            top = Math.max(top, points[i + 1]);
        }
        return new Outline(kind, left, bottom, right - left, top - bottom, 0, points, null);
    }

    float centreX() {
        return inscribed != null ? inscribed.centreX() : x + width / 2;
    }

    float centreY() {
        return inscribed != null ? inscribed.centreY() : y + height / 2;
    }

    /** Half of the smaller side: how much space tokens have around the centre. */
    float inradius() {
        return inscribed != null ? inscribed.inradius() : Math.min(width, height) / 2;
    }

    boolean contains(float px, float py) {
        return switch (kind) {
            case ROUND -> {
                float dx = Math.max(Math.max(x + radius - px, px - x - width + radius), 0);
                float dy = Math.max(Math.max(y + radius - py, py - y - height + radius), 0);
                boolean inside = px >= x && px <= x + width && py >= y && py <= y + height;
                yield inside && (radius == 0 || dx * dx + dy * dy <= radius * radius);
            }
            case POLYGON -> points.length >= 6 && new Polygon(points).contains(px, py);
            case LINE -> distance(px, py) <= LINE_REACH;
        };
    }

    /** The outline as a closed (for a line: open) path, {@code grow} pixels outside of it where it is round. */
    float[] path(float grow) {
        if (kind != Kind.ROUND) {
            return points;
        }
        return Painter.rounded(x - grow, y - grow, width + 2 * grow, height + 2 * grow, Math.max(0, radius + grow));
    }

    boolean isClosed() {
        return kind != Kind.LINE;
    }

    boolean overlaps(float left, float bottom, float boxWidth, float boxHeight) {
        return left < x + width && left + boxWidth > x && bottom < y + height && bottom + boxHeight > y;
    }

    private float distance(float px, float py) {
        float best = Float.MAX_VALUE;
        for (int i = 0; i + 3 < points.length; i += 2) {
            float ax = points[i];
            float ay = points[i + 1];
            float bx = points[i + 2] - ax;
            float by = points[i + 3] - ay;
            float length = bx * bx + by * by;
            float t = length == 0 ? 0 : MathUtils.clamp(((px - ax) * bx + (py - ay) * by) / length, 0, 1);
            best = Math.min(best, (float) Math.hypot(px - ax - t * bx, py - ay - t * by));
        }
        return best;
    }
}
