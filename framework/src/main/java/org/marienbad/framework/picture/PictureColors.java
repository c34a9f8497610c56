package org.marienbad.framework.picture;

/**
 * Colours that charts share with pictures, as 0xRRGGBB: those of Okabe and Ito (2008), which people with any kind of
 * colour vision tell apart.
 */
public final class PictureColors {
    public static final int BLACK = 0x000000;
    public static final int ORANGE = of("orange");
    public static final int SKY_BLUE = of("sky-blue");
    public static final int GREEN = of("green");
    public static final int BLUE = of("blue");
    public static final int VERMILION = of("vermilion");
    public static final int PURPLE = of("purple");
    public static final int GREY = of("grey");

    /** How many colours of seats there are. */
    static final int SEATS = 8;

    private PictureColors() {}

    private static int of(String ink) {
        return of(ink, PictureTheme.LIGHT);
    }

    private static int of(String ink, PictureTheme theme) {
        return Artwork.common().color(ink, theme) >>> 8;
    }

    /** The colour of a seat, 0 …; after eight they come again. */
    public static int seat(int seat) {
        return seat(seat, PictureTheme.LIGHT);
    }

    /** The colour of a seat in a theme. */
    public static int seat(int seat, PictureTheme theme) {
        return of(Artwork.seat(seat), theme);
    }

    /** As pages write it: {@code #0072b2}. */
    public static String hex(int rgb) {
        return String.format("#%06x", rgb);
    }
}
