package org.marienbad.drawing;

/** A set of colors in which any picture can be painted. */
public enum PictureTheme {
    LIGHT("light"),
    DARK("dark"),
    /** Black lines on white, nothing shaded. */
    HIGH_CONTRAST("high-contrast");

    private final String id;

    PictureTheme(String id) {
        this.id = id;
    }

    /** As files and commands call it. */
    public String id() {
        return id;
    }

    /** Whether surfaces are lit, have a grain and throw shadows. */
    public boolean isShaded() {
        return this != HIGH_CONTRAST;
    }
}
