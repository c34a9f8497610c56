package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.EarClippingTriangulator;
import com.badlogic.gdx.math.MathUtils;
import java.util.List;
import org.marienbad.framework.picture.Icon;
import org.marienbad.framework.picture.Picture;

/** Draws smooth shapes and text on a batch, in the coordinates of the batch. Used between its begin and end. */
public final class Painter {
    private static final float HALF = Shapes.SIZE / 2f;
    private static final float MARGIN = Shapes.MARGIN;

    private final Shapes shapes;
    private final TextureRegion strip;
    private final TextureRegion white;
    private final GlyphLayout layout = new GlyphLayout();
    private final EarClippingTriangulator triangulator = new EarClippingTriangulator();
    private Batch batch;
    private float alpha = 1;

    public Painter(Shapes shapes) {
        this.shapes = shapes;
        white = shapes.white();
        strip = shapes.stroke();
    }

    /** Everything that follows goes to {@code target}, its alpha multiplied by {@code opacity}. */
    public Painter on(Batch target, float opacity) {
        batch = target;
        alpha = opacity;
        return this;
    }

    public void circle(float x, float y, float radius, Color color) {
        circle(Shapes.Look.FLAT, x, y, radius, color);
    }

    public void circle(Shapes.Look look, float x, float y, float radius, Color color) {
        float side = radius * HALF / (HALF - MARGIN);
        tint(color);
        batch.draw(shapes.texture(look), x - side, y - side, 2 * side, 2 * side);
    }

    public void box(float x, float y, float width, float height, float radius, Color color) {
        box(Shapes.Look.FLAT, x, y, width, height, radius, color);
    }

    /** A box with rounded corners, in nine pieces of the master disc. */
    public void box(Shapes.Look look, float x, float y, float width, float height, float radius, Color color) {
        float r = MathUtils.clamp(radius, 1.2f, Math.min(width, height) / 2);
        float bleed = r * MARGIN / (HALF - MARGIN);
        float[] xs = {x - bleed, x + r, x + width - r, x + width + bleed};
        float[] ys = {y - bleed, y + r, y + height - r, y + height + bleed};
        float[] texels = {0, HALF - .5f, HALF + .5f, Shapes.SIZE};
        tint(color);
        Texture texture = shapes.texture(look);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                if (xs[i + 1] > xs[i] && ys[j + 1] > ys[j]) {
                    batch.draw(
                            texture,
                            xs[i],
                            ys[j],
                            xs[i + 1] - xs[i],
                            ys[j + 1] - ys[j],
                            texels[i] / Shapes.SIZE,
                            1 - texels[j] / Shapes.SIZE,
                            texels[i + 1] / Shapes.SIZE,
                            1 - texels[j + 1] / Shapes.SIZE);
                }
            }
        }
    }

    /** An unrounded, untextured rectangle. */
    public void fill(float x, float y, float width, float height, Color color) {
        tint(color);
        batch.draw(white, x, y, width, height);
    }

    /** Wood grain over a rectangle; {@code side} is the length of one repetition along the grain. */
    public void grain(float x, float y, float width, float height, float side) {
        tint(Color.WHITE);
        float v = 2 * y / side;
        batch.draw(shapes.grain(), x, y, width, height, x / side, v, (x + width) / side, v + 2 * height / side);
    }

    public void line(float x1, float y1, float x2, float y2, float width, Color color) {
        float length = (float) Math.hypot(x2 - x1, y2 - y1);
        float thick = width * Shapes.STROKE_ROOM;
        tint(color);
        batch.draw(strip, x1, y1 - thick / 2, 0, thick / 2, length, thick, 1, 1, MathUtils.atan2Deg(y2 - y1, x2 - x1));
    }

    /** Lines from point to point with round joints; x and y in turn. */
    public void polyline(float[] points, boolean closed, float width, Color color) {
        int count = points.length / 2;
        for (int i = 0; i < (closed ? count : count - 1); i++) {
            int j = (i + 1) % count;
            line(points[2 * i], points[2 * i + 1], points[2 * j], points[2 * j + 1], width, color);
        }
        for (int i = 0; i < count; i++) {
            boolean end = !closed && (i == 0 || i == count - 1);
            if (end || isGapSeen(points, i, count, width)) {
                circle(points[2 * i], points[2 * i + 1], width / 2, color);
            }
        }
    }

    /** Whether the path turns so much at its i-th point that the gap between the lines would be seen. */
    private static boolean isGapSeen(float[] points, int i, int count, float width) {
        int before = (i + count - 1) % count;
        int after = (i + 1) % count;
        float dx1 = points[2 * i] - points[2 * before];
        float dy1 = points[2 * i + 1] - points[2 * before + 1];
        float dx2 = points[2 * after] - points[2 * i];
        float dy2 = points[2 * after + 1] - points[2 * i + 1];
        double lengths = Math.hypot(dx1, dy1) * Math.hypot(dx2, dy2);
        return dx1 * dx2 + dy1 * dy2 < .9 * lengths || width * width > 1.5 * lengths;
    }

    /** The outline of a box with rounded corners, {@code width} thick around the edge. */
    public void frame(float x, float y, float width, float height, float radius, float thickness, Color color) {
        polyline(rounded(x, y, width, height, radius), true, thickness, color);
    }

    /** The edge of a box with rounded corners as a path. */
    public static float[] rounded(float x, float y, float width, float height, float radius) {
        int steps = Math.max(4, Math.round(radius / 3));
        float[] path = new float[8 * (steps + 1)];
        float[] cornersX = {x + width - radius, x + radius, x + radius, x + width - radius};
        float[] cornersY = {y + height - radius, y + height - radius, y + radius, y + radius};
        int at = 0;
        for (int corner = 0; corner < 4; corner++) {
            for (int i = 0; i <= steps; i++) {
                float angle = 90f * corner + 90f * i / steps;
                path[at++] = cornersX[corner] + radius * MathUtils.cosDeg(angle);
                path[at++] = cornersY[corner] + radius * MathUtils.sinDeg(angle);
            }
        }
        return path;
    }

    /** The inside of a simple polygon; its edge is not smooth, so draw an outline over it. */
    public void polygon(float[] points, Color color) {
        if (batch instanceof PolygonSpriteBatch polygons) {
            short[] triangles = triangulator.computeTriangles(points).toArray();
            float[] vertices = new float[points.length / 2 * 5];
            tint(color);
            float packed = batch.getPackedColor();
            float u = (white.getU() + white.getU2()) / 2;
            float v = (white.getV() + white.getV2()) / 2;
            for (int i = 0; i < points.length / 2; i++) {
                vertices[5 * i] = points[2 * i];
                vertices[5 * i + 1] = points[2 * i + 1];
                vertices[5 * i + 2] = packed;
                vertices[5 * i + 3] = u;
                vertices[5 * i + 4] = v;
            }
            polygons.draw(white.getTexture(), vertices, 0, vertices.length, triangles, 0, triangles.length);
        }
    }

    /** A shape that tells a seat from another without colour: dot, triangle, square, diamond, cross, in turn. */
    public void sign(int owner, float x, float y, float r, Color color) {
        if (owner < 0) {
            return;
        }
        float[] points = switch (owner % 5) {
            case 1 -> new float[] {x - r * .95f, y - r * .65f, x + r * .95f, y - r * .65f, x, y + r};
            case 2 ->
                new float[] {
                    x - r * .8f,
                    y - r * .8f,
                    x + r * .8f,
                    y - r * .8f,
                    x + r * .8f,
                    y + r * .8f,
                    x - r * .8f,
                    y + r * .8f
                };
            case 3 -> new float[] {x - r, y, x, y - r, x + r, y, x, y + r};
            case 4 -> cross(x, y, r * .95f, r * .32f);
            default -> null;
        };
        if (points == null) {
            circle(x, y, r * .9f, color);
        } else {
            polygon(points, color);
            polyline(points, true, Math.max(1.5f, r * .2f), color);
        }
    }

    private static float[] cross(float x, float y, float r, float half) {
        return new float[] {
            x - half, y - r, x + half, y - r, x + half, y - half, x + r, y - half, x + r, y + half, x + half, y + half,
            x + half, y + r, x - half, y + r, x - half, y + half, x - r, y + half, x - r, y - half, x - half, y - half
        };
    }

    /** The drawing of a kind of token that has one, in a square of {@code r} to each side of its middle. */
    public void icon(Picture.Kind kind, float x, float y, float r) {
        for (Icon.Part part : Icon.of(kind).orElseThrow().parts()) {
            float[] points = new float[part.points().size()];
            for (int i = 0; i < points.length; i += 2) {
                points[i] = x + r * part.points().get(i).floatValue();
                points[i + 1] = y + r * part.points().get(i + 1).floatValue();
            }
            Color color = new Color(part.rgb() << 8 | 0xff);
            polygon(points, color);
            polyline(points, true, Math.max(1, r * .06f), color);
        }
    }

    /** One line of text, centred at a point. */
    public void text(BitmapFont font, String words, float x, float y, Color color) {
        text(font, List.of(words), x, y, color);
    }

    /** Lines of text, centred at a point. */
    public void text(BitmapFont font, List<String> lines, float x, float y, Color color) {
        float top = y + lines.size() * font.getLineHeight() / 2 - (font.getLineHeight() - font.getCapHeight()) / 2;
        for (String line : lines) {
            Color faded = new Color(color.r, color.g, color.b, color.a * alpha);
            layout.setText(font, line, faded, 0, com.badlogic.gdx.utils.Align.left, false);
            font.draw(batch, layout, x - layout.width / 2, top);
            top -= font.getLineHeight();
        }
    }

    /** How wide one line would be. */
    public float width(BitmapFont font, String words) {
        layout.setText(font, words);
        return layout.width;
    }

    private void tint(Color color) {
        batch.setColor(color.r, color.g, color.b, color.a * alpha);
    }
}
