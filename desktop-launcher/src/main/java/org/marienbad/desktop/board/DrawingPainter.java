package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.desktop.widget.Fonts;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Finish;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Primitive;
import org.marienbad.drawing.Primitive.Area;
import org.marienbad.drawing.Primitive.Icon;
import org.marienbad.drawing.Primitive.Stroke;
import org.marienbad.drawing.Primitive.Words;
import org.marienbad.framework.picture.Picture;

/** Paints primitives: first turns them into strokes of a brush in pixels, which are then painted as often as wanted. */
final class DrawingPainter {
    private static final int SMALLEST = 10;
    private static final int LARGEST = 120;

    /** The air around a picture, in parts of its smaller side: more than the shadow of a board as large as it. */
    private static final double AIR = .035;

    private final Theme theme;
    private final Artwork artwork;
    private final PictureTheme colors;
    private final Map<String, Color> inks = new HashMap<>();
    private double scale = 1;
    private double left;
    private double bottom;

    /** One thing to paint, in pixels. */
    @FunctionalInterface
    interface Brush {
        void paint(Painter painter);
    }

    DrawingPainter(Theme theme, Artwork artwork, PictureTheme colors) {
        this.theme = theme;
        this.artwork = artwork;
        this.colors = colors;
    }

    /** From now on a unit of the picture is {@code size} pixels, and its origin is at x and y. */
    DrawingPainter at(double x, double y, double size) {
        left = x;
        bottom = y;
        scale = size;
        return this;
    }

    /** Puts a picture of that size into the middle of a room in pixels, as large as it can be seen whole. */
    DrawingPainter fit(double width, double height, float roomWidth, float roomHeight) {
        double air = 2 * AIR * Math.min(width, height);
        double size = Math.min(roomWidth / (width + air), roomHeight / (height + air));
        return at((roomWidth - width * size) / 2, (roomHeight - height * size) / 2, size);
    }

    /** The width by the height of a room that a picture of that size fills. */
    static double aspect(double width, double height) {
        double air = 2 * AIR * Math.min(width, height);
        return (width + air) / (height + air);
    }

    double scale() {
        return scale;
    }

    float x(double units) {
        return (float) (left + units * scale);
    }

    float y(double units) {
        return (float) (bottom + units * scale);
    }

    private float length(double units) {
        return (float) (units * scale);
    }

    /** A painter of {@code primitives} in their order. */
    List<Brush> prepare(List<? extends Primitive> primitives) {
        List<Brush> brushes = new ArrayList<>(primitives.size());
        primitives.forEach(primitive -> add(primitive, brushes));
        return brushes;
    }

    /** The pixels that a primitive may touch. */
    Rectangle extent(Primitive primitive) {
        if (primitive instanceof Area area) {
            Rectangle inside = around(area.shape());
            // Round shapes and shadows fade out beyond their edge.
            return grown(inside, 2 + Math.max(inside.width, inside.height) / 16);
        } else if (primitive instanceof Stroke stroke) {
            return grown(around(stroke.shape()), 2 + 2 * Math.max(1, length(stroke.width())));
        } else if (primitive instanceof Words words) {
            BitmapFont font = font(words.size());
            float width = theme.painter().width(font, words.words());
            Rectangle line = new Rectangle(x(words.x()) - width / 2, y(words.y()) - font.getLineHeight() / 2, width, 0);
            return grown(line.setHeight(font.getLineHeight()), 2);
        }
        return artwork.expand((Icon) primitive).stream()
                .map(this::extent)
                .reduce(Rectangle::merge)
                .orElseGet(Rectangle::new);
    }

    private Rectangle around(Picture.Shape shape) {
        float[] points = points(shape);
        Rectangle around = new Rectangle(points[0], points[1], 0, 0);
        for (int i = 2; i < points.length; i += 2) {
            around.merge(points[i], points[i + 1]);
        }
        return around;
    }

    private static Rectangle grown(Rectangle inside, float margin) {
        return inside.set(inside.x - margin, inside.y - margin, inside.width + 2 * margin, inside.height + 2 * margin);
    }

    private void add(Primitive primitive, List<Brush> brushes) {
        if (primitive instanceof Area area) {
            area(area, brushes);
        } else if (primitive instanceof Stroke stroke) {
            stroke(stroke, brushes);
        } else if (primitive instanceof Words words) {
            words(words, brushes);
        } else if (primitive instanceof Icon icon) {
            artwork.expand(icon).forEach(part -> add(part, brushes));
        }
    }

    Color color(String ink) {
        return inks.computeIfAbsent(
                ink, name -> new Color(theme.taste().color(name, artwork.color(name, colors), colors)));
    }

    private void area(Area area, List<Brush> brushes) {
        boolean veil = area.finish() == Finish.SOFT || area.finish() == Finish.GRAIN;
        boolean shaded = theme.taste().isShaded(area.layer(), colors);
        if (veil && !shaded) {
            return;
        }
        Finish finish = shaded ? area.finish() : Finish.FLAT;
        Color color = color(area.ink());
        if (area.shape() instanceof Picture.Circle circle) {
            float x = x(circle.x());
            float y = y(circle.y());
            float r = length(circle.radius());
            brushes.add(
                    finish == Finish.GRAIN
                            ? painter -> grain(painter, x - r, y - r, 2 * r, 2 * r, r)
                            : painter -> painter.circle(finish, x, y, r, color));
        } else if (area.shape() instanceof Picture.Box box) {
            float x = x(box.x());
            float y = y(box.y());
            float w = length(box.width());
            float h = length(box.height());
            float r = length(box.radius());
            if (finish == Finish.GRAIN) {
                brushes.add(painter -> grain(painter, x, y, w, h, r));
            } else if (box.radius() == 0) {
                brushes.add(painter -> painter.fill(x, y, w, h, color));
            } else {
                brushes.add(painter -> painter.box(finish, x, y, w, h, r, color));
            }
        } else {
            float[] points = points(area.shape());
            short[] triangles = theme.painter().triangles(points);
            float edge = Math.min(1, length(.02) + .5f);
            brushes.add(painter -> {
                painter.polygon(points, triangles, color);
                if (color.a == 1) {
                    // The triangles have no smooth edge of their own.
                    painter.polyline(points, true, edge, color);
                }
            });
        }
    }

    private void stroke(Stroke stroke, List<Brush> brushes) {
        float[] points = points(stroke.shape());
        boolean closed = !(stroke.shape() instanceof Picture.Line);
        float width = Math.max(1, length(stroke.width()));
        Color color = color(stroke.ink());
        if (stroke.dash() > 0) {
            float dash = Math.max(2, length(stroke.dash()));
            brushes.add(painter -> dashes(painter, points, closed, dash, width, color));
        } else {
            brushes.add(painter -> painter.polyline(points, closed, width, color));
        }
    }

    private float[] points(Picture.Shape shape) {
        double[] path = Primitive.path(shape);
        float[] points = new float[path.length];
        for (int i = 0; i + 1 < path.length; i += 2) {
            points[i] = x(path[i]);
            points[i + 1] = y(path[i + 1]);
        }
        return points;
    }

    private void words(Words words, List<Brush> brushes) {
        BitmapFont font = font(words.size());
        Color color = color(words.ink());
        float x = x(words.x());
        float y = y(words.y());
        brushes.add(painter -> painter.text(font, words.words(), x, y, color));
    }

    /** Only even sizes, so that resizing a window does not make a font for every pixel. */
    private BitmapFont font(double size) {
        int pixels = Math.max(SMALLEST, Math.min(LARGEST, Math.round(length(size))));
        return theme.fonts().font(Fonts.Face.BOLD, pixels / 2 * 2);
    }

    /** Wood grain over a box: towards the left and right edge it is laid in ever lower strips, as corners are round. */
    private static void grain(Painter painter, float x, float y, float w, float h, float r) {
        float side = Math.max(w, h) * .9f;
        float inset = Math.min(Math.max(r, 2), Math.min(w, h) / 2);
        painter.grain(x + inset, y, w - 2 * inset, h, side);
        int strips = Math.max(1, Math.round(inset / 2));
        float width = inset / strips;
        for (int i = 0; i < strips; i++) {
            float across = inset - (i + .5f) * width;
            float cut = inset - (float) Math.sqrt(Math.max(0, inset * inset - across * across)) + 1;
            painter.grain(x + i * width, y + cut, width, h - 2 * cut, side);
            painter.grain(x + w - (i + 1) * width, y + cut, width, h - 2 * cut, side);
        }
    }

    /** Dashes and gaps of equal length, one after another along the path. */
    private static void dashes(Painter painter, float[] points, boolean closed, float dash, float width, Color color) {
        float period = 2 * dash;
        float walked = period * .25f;
        int corners = points.length / 2;
        for (int i = 0; i < (closed ? corners : corners - 1); i++) {
            float fromX = points[2 * i];
            float fromY = points[2 * i + 1];
            float dx = points[2 * ((i + 1) % corners)] - fromX;
            float dy = points[2 * ((i + 1) % corners) + 1] - fromY;
            float length = (float) Math.hypot(dx, dy);
            for (float at = 0; at < length; ) {
                float phase = (walked + at) % period;
                boolean drawn = phase < dash;
                float end = Math.min(length, at + Math.max(.5f, (drawn ? dash : period) - phase));
                if (drawn) {
                    float a = at / length;
                    float b = end / length;
                    painter.line(fromX + a * dx, fromY + a * dy, fromX + b * dx, fromY + b * dy, width, color);
                }
                at = end;
            }
            walked += length;
        }
    }
}
