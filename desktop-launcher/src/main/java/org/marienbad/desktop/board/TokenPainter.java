package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.Color;
import org.marienbad.desktop.widget.Painter;
import org.marienbad.desktop.widget.Palette;
import org.marienbad.desktop.widget.Shapes.Look;
import org.marienbad.framework.picture.Picture;

/** Draws one token of any kind. */
final class TokenPainter {
    private static final Color SHADOW = new Color(0, 0, 0, .34f);
    private static final Color STICK = new Color(0xe8c58fff);
    private static final Color STICK_EDGE = new Color(0xb98c52ff);
    private static final Color HEAD = new Color(0xa8321fff);
    private static final Color GOLD = new Color(0xe0b040ff);
    private static final Color GOLD_EDGE = new Color(0xa87a1cff);

    private final Painter painter;

    TokenPainter(Painter painter) {
        this.painter = painter;
    }

    /**
     * Draws a token.
     *
     * @param hue which of the hues of stones, for tokens that are nobody's
     * @param pips what a die shows
     */
    void draw(Picture.Kind kind, int owner, int hue, int pips, float x, float y, float r) {
        switch (kind) {
            case STONE -> stone(owner < 0 ? Palette.stone(hue) : Palette.seat(owner), x, y, r);
            case MATCH -> match(hue, x, y, r);
            case DISC -> disc(owner, x, y, r);
            case CROSS -> cross(Palette.seat(owner), x, y, r);
            case RING -> ring(Palette.seat(owner), x, y, r);
            case ARMY -> army(owner, x, y, r);
            case CITY -> city(owner, x, y, r);
            case COIN -> coin(x, y, r);
            case DIE -> die(pips, x, y, r);
            default -> painter.icon(kind, x, y, r);
        }
    }

    private void shadow(float x, float y, float r) {
        painter.circle(Look.SOFT, x + r * .18f, y - r * .26f, r * 1.3f, SHADOW);
    }

    private void stone(Color color, float x, float y, float r) {
        shadow(x, y, r);
        painter.circle(Look.BALL, x, y, r, color);
    }

    private void match(int hue, float x, float y, float r) {
        float thick = r * .17f;
        float lean = (Math.floorMod(hue * 37, 11) - 5) * r * .008f;
        float top = y + r * .86f;
        float shift = thick * .5f;
        painter.line(x - lean + shift, y - r - shift, x + lean + shift, top - shift, thick * 1.3f, SHADOW);
        painter.line(x - lean, y - r, x + lean, top, thick * 1.3f, STICK_EDGE);
        painter.line(x - lean - thick * .15f, y - r, x + lean - thick * .15f, top, thick * .8f, STICK);
        painter.box(Look.BALL, x + lean - thick, top - thick * 1.3f, thick * 2, thick * 2.7f, thick, HEAD);
    }

    private void disc(int owner, float x, float y, float r) {
        Color color = Palette.seat(owner);
        shadow(x, y, r);
        painter.circle(x, y, r, darker(color));
        painter.circle(Look.RAISED, x, y + r * .03f, r * .95f, color);
        painter.circle(Look.HOLLOW, x, y, r * .66f, lighter(color));
        painter.sign(owner, x, y, r * .3f, Color.WHITE);
    }

    private void cross(Color color, float x, float y, float r) {
        float arm = r * .78f;
        float thick = r * .36f;
        painter.polyline(new float[] {x - arm, y - arm, x + arm, y + arm}, false, thick, color);
        painter.polyline(new float[] {x - arm, y + arm, x + arm, y - arm}, false, thick, color);
    }

    private void ring(Color color, float x, float y, float r) {
        float radius = r * .78f;
        int steps = 48;
        float[] path = new float[2 * steps];
        for (int i = 0; i < steps; i++) {
            double angle = 2 * Math.PI * i / steps;
            path[2 * i] = x + radius * (float) Math.cos(angle);
            path[2 * i + 1] = y + radius * (float) Math.sin(angle);
        }
        painter.polyline(path, true, r * .36f, color);
    }

    private void army(int owner, float x, float y, float r) {
        Color color = Palette.seat(owner);
        Color edge = darker(color);
        shadow(x, y - r * .5f, r * .9f);
        painter.box(x - r * .72f, y - r, r * 1.44f, r * 1.05f, r * .5f, edge);
        painter.circle(x, y + r * .45f, r * .52f, edge);
        painter.box(Look.RAISED, x - r * .62f, y - r * .92f, r * 1.24f, r * .9f, r * .44f, color);
        painter.circle(Look.BALL, x, y + r * .45f, r * .43f, lighter(color));
        painter.sign(owner, x, y - r * .45f, r * .24f, Color.WHITE);
    }

    private void city(int owner, float x, float y, float r) {
        Color color = Palette.seat(owner);
        Color edge = darker(color);
        float[] house = {
            x - r * .75f,
            y - r * .8f,
            x + r * .75f,
            y - r * .8f,
            x + r * .75f,
            y + r * .15f,
            x,
            y + r * .85f,
            x - r * .75f,
            y + r * .15f
        };
        shadow(x, y - r * .3f, r);
        painter.polygon(house, color);
        painter.polyline(house, true, r * .16f, edge);
        painter.sign(owner, x, y - r * .25f, r * .27f, Color.WHITE);
    }

    private void coin(float x, float y, float r) {
        shadow(x, y, r);
        painter.circle(x, y, r, GOLD_EDGE);
        painter.circle(Look.RAISED, x, y, r * .9f, GOLD);
        painter.circle(Look.HOLLOW, x, y, r * .62f, GOLD);
    }

    private void die(int pips, float x, float y, float r) {
        shadow(x, y, r);
        float half = r * .8f;
        painter.box(x - half, y - half, 2 * half, 2 * half, r * .3f, Palette.LINE_STRONG);
        painter.box(Look.RAISED, x - half + 1, y - half + 1, 2 * half - 2, 2 * half - 2, r * .28f, Palette.PANEL);
        float step = r * .42f;
        float dot = r * .14f;
        if ((pips & 1) == 1) {
            painter.circle(x, y, dot, Palette.TEXT);
        }
        int[][] pairs = {{-1, 1}, {1, 1}, {-1, 0}};
        for (int pair = 0; pair < Math.min(3, pips / 2); pair++) {
            float dx = pairs[pair][0] * step;
            float dy = pairs[pair][1] * step;
            painter.circle(x + dx, y + dy, dot, Palette.TEXT);
            painter.circle(x - dx, y - dy, dot, Palette.TEXT);
        }
    }

    private static Color darker(Color color) {
        return new Color(color.r * .68f, color.g * .68f, color.b * .68f, 1);
    }

    private static Color lighter(Color color) {
        return new Color(color).lerp(Color.WHITE, .18f);
    }
}
