package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.Color;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Palette;
import org.marienbad.desktop.widget.Shapes.Look;
import org.marienbad.framework.picture.Picture;

/** Draws what a spot is: wood, a pit, a card, land; without its tokens. */
final class SpotPainter {
    private static final Color SHADOW = new Color(.25f, .15f, .05f, .30f);
    private static final Color GLINT = new Color(1f, .92f, .75f, .45f);
    private static final Color TRAY = new Color(0xdcae78ff);
    private static final Color TRAY_EDGE = new Color(0xa8754088);
    private static final Color LAND_EDGE = new Color(0x7d7350ff);
    private static final Color SEA_EDGE = new Color(0x8fb3bfff);
    private static final Color SHALLOW = new Color(0xd3e6ecff);
    private static final Color ROUTE = new Color(0x4d7f92ff);

    private final Painter painter;

    SpotPainter(Painter painter) {
        this.painter = painter;
    }

    void draw(Picture.Spot spot, Outline outline, float line) {
        switch (spot.style()) {
            case BOARD -> board(outline);
            case PIT, STORE -> hollow(outline, line);
            case HEAP -> tray(outline, line);
            case CELL -> flat(outline, Palette.CELL, Palette.WOOD_EDGE, line);
            case LAND -> flat(outline, Palette.land(spot.shade(), spot.owner()), LAND_EDGE, line);
            case SEA -> flat(outline, Palette.SEA, SEA_EDGE, line);
            case CARD -> card(outline, line);
            case ROUTE -> dashes(outline, ROUTE, Math.max(2, 2 * line));
            case MARK -> path(outline, Palette.ACCENT, 3 * line);
            case PIECE, NOTE, HIDDEN -> {}
        }
    }

    /** Shallow water around an island. */
    void shore(Outline o, float line) {
        painter.polyline(o.path(0), o.isClosed(), Math.max(5, 6 * line), SHALLOW);
    }

    /** Dots and dashes of equal length, one after another along the path. */
    private void dashes(Outline o, Color color, float width) {
        float[] points = o.path(0);
        float period = width * 4;
        float walked = period * .25f;
        for (int i = 0; i + 3 < points.length; i += 2) {
            float dx = points[i + 2] - points[i];
            float dy = points[i + 3] - points[i + 1];
            float length = (float) Math.hypot(dx, dy);
            for (float at = 0; at < length; ) {
                float phase = (walked + at) % period;
                boolean drawn = phase < period / 2;
                float end = Math.min(length, at + Math.max(.5f, (drawn ? period / 2 : period) - phase));
                if (drawn) {
                    float a = at / length;
                    float b = end / length;
                    painter.line(
                            points[i] + a * dx,
                            points[i + 1] + a * dy,
                            points[i] + b * dx,
                            points[i + 1] + b * dy,
                            width,
                            color);
                }
                at = end;
            }
            walked += length;
        }
    }

    /** A line along the outline. */
    void ring(Outline outline, float grow, float width, Color color) {
        painter.polyline(outline.path(grow), outline.isClosed(), width, color);
    }

    private void board(Outline o) {
        if (o.kind() != Outline.Kind.ROUND) {
            flat(o, Palette.WOOD, Palette.WOOD_EDGE, 2);
            return;
        }
        float r = o.radius();
        float edge = Math.max(2, Math.min(o.width(), o.height()) * .012f);
        painter.box(o.x() + 1, o.y() - 2.2f * edge, o.width() - 2, o.height(), r, SHADOW);
        painter.box(o.x(), o.y() - edge, o.width(), o.height(), r, Palette.WOOD_EDGE);
        painter.box(Look.RAISED, o.x(), o.y(), o.width(), o.height(), r, Palette.WOOD);
        float side = Math.max(o.width(), o.height()) * .9f;
        // The grain has no round corners of its own: towards the left and right edge it is laid in ever lower strips.
        float inset = Math.min(Math.max(r, 2), Math.min(o.width(), o.height()) / 2);
        painter.grain(o.x() + inset, o.y(), o.width() - 2 * inset, o.height(), side);
        int strips = Math.max(1, Math.round(inset / 2));
        float width = inset / strips;
        for (int i = 0; i < strips; i++) {
            float across = inset - (i + .5f) * width;
            float cut = inset - (float) Math.sqrt(Math.max(0, inset * inset - across * across)) + 1;
            float height = o.height() - 2 * cut;
            painter.grain(o.x() + i * width, o.y() + cut, width, height, side);
            painter.grain(o.x() + o.width() - (i + 1) * width, o.y() + cut, width, height, side);
        }
    }

    /** A border under a spot that is drawn afterwards. */
    void under(Outline o, float width, Color color) {
        float w = o.width() + 2 * width;
        painter.box(o.x() - width, o.y() - width, w, o.height() + 2 * width, o.radius() + width, color);
    }

    private void hollow(Outline o, float line) {
        if (o.kind() != Outline.Kind.ROUND) {
            flat(o, Palette.PIT, Palette.WOOD_EDGE, line);
            return;
        }
        float rim = Math.max(1, o.inradius() * .035f);
        painter.box(o.x() - rim * .3f, o.y() - rim * 1.3f, o.width() + rim, o.height() + rim, o.radius() + rim, GLINT);
        painter.box(
                o.x() - rim,
                o.y() - rim,
                o.width() + 2 * rim,
                o.height() + 2 * rim,
                o.radius() + rim,
                Palette.WOOD_EDGE);
        painter.box(Look.HOLLOW, o.x(), o.y(), o.width(), o.height(), o.radius(), Palette.PIT);
    }

    private void tray(Outline o, float line) {
        flat(o, TRAY, TRAY_EDGE, line);
    }

    private void card(Outline o, float line) {
        if (o.kind() == Outline.Kind.ROUND) {
            painter.box(o.x() + line, o.y() - 2 * line, o.width(), o.height(), o.radius(), SHADOW);
        }
        flat(o, Palette.CARD, Palette.LINE_STRONG, line);
    }

    private void flat(Outline o, Color inside, Color edge, float line) {
        switch (o.kind()) {
            case ROUND -> {
                painter.box(o.x(), o.y(), o.width(), o.height(), o.radius(), edge);
                painter.box(
                        o.x() + line,
                        o.y() + line,
                        o.width() - 2 * line,
                        o.height() - 2 * line,
                        o.radius() - line,
                        inside);
            }
            case POLYGON -> {
                painter.polygon(o.points(), inside);
                painter.polyline(o.points(), true, line * 1.5f, edge);
            }
            case LINE -> painter.polyline(o.points(), false, 2 * line, edge);
        }
    }

    private void path(Outline o, Color color, float width) {
        painter.polyline(o.path(0), o.isClosed(), width, color);
    }
}
