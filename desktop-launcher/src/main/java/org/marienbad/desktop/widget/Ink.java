package org.marienbad.desktop.widget;

import java.util.Locale;

/** The colors of the window: inks of pictures, which have a color in every theme. */
public enum Ink {
    BACKGROUND,
    PANEL,
    PANEL_DIM,
    LINE,
    LINE_STRONG,
    TEXT,
    DIM,
    FAINT,
    ACCENT,
    ACCENT_LIGHT,
    ACCENT_PALE,
    FOCUS,
    FOCUS_EDGE,
    ERROR;

    /** Its name among the inks of pictures. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
