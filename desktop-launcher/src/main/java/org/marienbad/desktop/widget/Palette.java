package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.Color;
import org.marienbad.framework.picture.PictureColors;

/** The colours of the application, besides those that all pictures share. */
public final class Palette {
    public static final Color BACKGROUND = color(0xf3ede2);
    public static final Color PANEL = color(0xfffdf8);
    public static final Color PANEL_DIM = color(0xf9f4ea);
    public static final Color LINE = color(0xdfd5c3);
    public static final Color LINE_STRONG = color(0xc4b69e);
    public static final Color TEXT = color(0x2b2621);
    public static final Color DIM = color(0x6f6558);
    public static final Color FAINT = color(0xa89d8d);
    public static final Color ACCENT = color(0x2d6a5f);
    public static final Color ACCENT_LIGHT = color(0x3f8577);
    public static final Color ACCENT_PALE = color(0xe3eee9);
    public static final Color FOCUS = color(PictureColors.ORANGE);
    public static final Color ERROR = color(0xa8321f);
    public static final Color SHADE = new Color(0.12f, 0.1f, 0.08f, 0.45f);

    public static final Color WOOD = color(0xcf9a62);
    public static final Color WOOD_EDGE = color(0xa87540);
    public static final Color PIT = color(0x9a6536);
    public static final Color SEA = color(0xb9d3dc);
    public static final Color CARD = color(0xfffaf0);
    public static final Color CELL = color(0xf0e4cf);
    public static final Color HIGHLIGHT = color(0xffd766);
    public static final Color TARGET = color(0x7fe0c8);

    /** How much of its holder's colour a region takes on. */
    private static final float HELD = .38f;

    private static final Color[] STONES = {
        color(0x5f8fa8),
        color(0xd9a441),
        color(0x8a9f5b),
        color(0xb5563f),
        color(0xe7dcc4),
        color(0x6b5876),
        color(0x4c7d74),
        color(0xc98472),
    };

    private Palette() {}

    /** The colour of a seat; neutral for −1. */
    public static Color seat(int seat) {
        return seat < 0 ? DIM : color(PictureColors.seat(seat));
    }

    /** The colour of a region in one of the shades of land, towards the colour of the seat that holds it, if any. */
    public static Color land(int shade, int holder) {
        Color land = color(PictureColors.land(shade));
        return holder < 0 ? land : land.lerp(seat(holder), HELD);
    }

    /** The hue of the i-th stone of a heap. */
    public static Color stone(int index) {
        return STONES[Math.floorMod(index, STONES.length)];
    }

    private static Color color(int rgb) {
        return new Color(rgb << 8 | 0xff);
    }
}
