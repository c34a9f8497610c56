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
import org.marienbad.drawing.Finish;

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
        circle(Finish.FLAT, x, y, radius, color);
    }

    public void circle(Finish finish, float x, float y, float radius, Color color) {
        float side = radius * HALF / (HALF - MARGIN);
        tint(color);
        batch.draw(shapes.texture(finish), x - side, y - side, 2 * side, 2 * side);
    }

    public void box(float x, float y, float width, float height, float radius, Color color) {
        box(Finish.FLAT, x, y, width, height, radius, color);
    }

    /** A box with rounded corners, in nine pieces of the master disc. */
    public void box(Finish finish, float x, float y, float width, float height, float radius, Color color) {
        float r = MathUtils.clamp(radius, 1.2f, Math.min(width, height) / 2);
        float bleed = r * MARGIN / (HALF - MARGIN);
        float[] xs = {x - bleed, x + r, x + width - r, x + width + bleed};
        float[] ys = {y - bleed, y + r, y + height - r, y + height + bleed};
        float[] texels = {0, HALF - .5f, HALF + .5f, Shapes.SIZE};
        tint(color);
        Texture texture = shapes.texture(finish);
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
        if (count > 2 && batch instanceof PolygonSpriteBatch polygons && isSmooth(points, closed)) {
            band(polygons, points, closed, width, color);
            return;
        }
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

    /** Whether no corner is so sharp that a band around it would have a spike. */
    private static boolean isSmooth(float[] points, boolean closed) {
        int count = points.length / 2;
        for (int i = closed ? 0 : 1; i < (closed ? count : count - 1); i++) {
            int before = (i + count - 1) % count;
            int after = (i + 1) % count;
            float dx1 = points[2 * i] - points[2 * before];
            float dy1 = points[2 * i + 1] - points[2 * before + 1];
            float dx2 = points[2 * after] - points[2 * i];
            float dy2 = points[2 * after + 1] - points[2 * i + 1];
            double lengths = Math.hypot(dx1, dy1) * Math.hypot(dx2, dy2);
            if (lengths == 0 || dx1 * dx2 + dy1 * dy2 < -.1 * lengths) {
                return false;
            }
        }
        return true;
    }

    /** One strip along the path, its corners mitred, so that nothing is painted twice. */
    private void band(PolygonSpriteBatch polygons, float[] points, boolean closed, float width, Color color) {
        int count = points.length / 2;
        float half = width * Shapes.STROKE_ROOM / 2;
        float[] vertices = new float[10 * count];
        short[] triangles = new short[6 * (closed ? count : count - 1)];
        tint(color);
        float packed = batch.getPackedColor();
        float u = (strip.getU() + strip.getU2()) / 2;
        for (int i = 0; i < count; i++) {
            int before = closed || i > 0 ? (i + count - 1) % count : i;
            int after = closed || i < count - 1 ? (i + 1) % count : i;
            float[] in = direction(points, before == i ? i : before, before == i ? after : i);
            float[] out = direction(points, after == i ? before : i, after == i ? i : after);
            float normalX = -(in[1] + out[1]);
            float normalY = in[0] + out[0];
            float length = (float) Math.hypot(normalX, normalY);
            // The mitre is as much longer as the path turns: half / cos of half the angle.
            float reach = 2 * half / (length * length);
            for (int side = 0; side < 2; side++) {
                int at = 10 * i + 5 * side;
                float sign = side == 0 ? reach : -reach;
                vertices[at] = points[2 * i] + sign * normalX;
                vertices[at + 1] = points[2 * i + 1] + sign * normalY;
                vertices[at + 2] = packed;
                vertices[at + 3] = u;
                vertices[at + 4] = side == 0 ? strip.getV() : strip.getV2();
            }
            if (closed || i < count - 1) {
                int next = (i + 1) % count;
                int at = 6 * i;
                triangles[at] = triangles[at + 3] = (short) (2 * i);
                triangles[at + 1] = (short) (2 * i + 1);
                triangles[at + 2] = triangles[at + 4] = (short) (2 * next + 1);
                triangles[at + 5] = (short) (2 * next);
            }
        }
        polygons.draw(strip.getTexture(), vertices, 0, vertices.length, triangles, 0, triangles.length);
        if (!closed) {
            circle(points[0], points[1], width / 2, color);
            circle(points[2 * count - 2], points[2 * count - 1], width / 2, color);
        }
    }

    private static float[] direction(float[] points, int from, int to) {
        float dx = points[2 * to] - points[2 * from];
        float dy = points[2 * to + 1] - points[2 * from + 1];
        float length = (float) Math.hypot(dx, dy);
        return new float[] {dx / length, dy / length};
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
        polygon(points, triangles(points), color);
    }

    /** The indices for {@link #polygon(float[], short[], Color)} besides the corners, to be computed once. */
    public short[] triangles(float[] points) {
        return triangulator.computeTriangles(points).toArray();
    }

    /** The inside of a simple polygon that is divided into {@code triangles}. */
    public void polygon(float[] points, short[] triangles, Color color) {
        if (batch instanceof PolygonSpriteBatch polygons) {
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

    /** One line of text, centered at a point. */
    public void text(BitmapFont font, String words, float x, float y, Color color) {
        text(font, List.of(words), x, y, color);
    }

    /** Lines of text, centered at a point. */
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
