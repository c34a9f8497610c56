package org.marienbad.desktop.widget;

import com.badlogic.gdx.graphics.Color;
import org.marienbad.framework.picture.Artwork;
import org.marienbad.framework.picture.PictureColors;
import org.marienbad.framework.picture.PictureTheme;

/** The colours of the application, which are inks of pictures. */
public final class Palette {
    public static final Color BACKGROUND = ink("background");
    public static final Color PANEL = ink("panel");
    public static final Color PANEL_DIM = ink("panel-dim");
    public static final Color LINE = ink("line");
    public static final Color LINE_STRONG = ink("line-strong");
    public static final Color TEXT = ink("text");
    public static final Color DIM = ink("dim");
    public static final Color FAINT = ink("faint");
    public static final Color ACCENT = ink("accent");
    public static final Color ACCENT_LIGHT = ink("accent-light");
    public static final Color ACCENT_PALE = ink("accent-pale");
    public static final Color FOCUS = ink("orange");
    public static final Color ERROR = ink("error");
    public static final Color SHADE = new Color(0.12f, 0.1f, 0.08f, 0.45f);

    private Palette() {}

    /** The colour of a seat; neutral for −1. */
    public static Color seat(int seat) {
        return seat < 0 ? DIM : new Color(PictureColors.seat(seat) << 8 | 0xff);
    }

    private static Color ink(String name) {
        return new Color(Artwork.common().color(name, PictureTheme.LIGHT));
    }
}
