package org.marienbad.drawing;

import java.util.ArrayList;
import java.util.List;

/**
 * Colors that charts share with pictures, as 0xRRGGBB: those of Okabe and Ito (2008), which people with any kind of
 * color vision tell apart.
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

    /** How many colors of seats there are. */
    static final int SEATS = 8;

    /** The contrast that the guidelines ask of graphics. */
    private static final double GRAPHICS = 3;
    /** The color of the window. */
    private static final List<String> SURFACES = List.of("background", "panel", "panel-dim", "accent-pale");

    private PictureColors() {}

    private static int of(String ink) {
        return Artwork.common().color(ink, PictureTheme.LIGHT) >>> 8;
    }

    /** As pages write it: {@code #0072b2}. */
    public static String hex(int rgb) {
        return String.format("#%06x", rgb);
    }

    /**
     * The contrast of two colors, as 0xRRGGBBAA, by the Web Content Accessibility Guidelines 2.2: 1 for equal ones to
     * 21 for black and white.
     */
    public static double contrast(int one, int other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    }

    private static double luminance(int rgba) {
        double[] weights = {.2126, .7152, .0722};
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double value = (rgba >>> 24 - 8 * i & 0xff) / 255.0;
            sum += weights[i] * (value <= .04045 ? value / 12.92 : Math.pow((value + .055) / 1.055, 2.4));
        }
        return sum;
    }

    /**
     * The inks of the first {@code seats} seats that stand out too little. These are edges and colors that are both
     * invisible on the window, and signs that are invisible on their seat's color.
     */
    public static List<String> faintSeats(Artwork artwork, int seats, PictureTheme theme) {
        List<String> faint = new ArrayList<>();
        for (int seat = 0; seat < Math.min(seats, SEATS); seat++) {
            int color = artwork.color(Artwork.seat(seat), theme);
            int edge = artwork.color(Artwork.seatEdge(seat), theme);
            boolean seen = SURFACES.stream()
                    .mapToInt(surface -> artwork.color(surface, theme))
                    .allMatch(surface -> Math.max(contrast(color, surface), contrast(edge, surface)) >= GRAPHICS);
            if (!seen) {
                faint.add(Artwork.seatEdge(seat));
            }
            if (contrast(color, artwork.color(Artwork.seatSign(seat), theme)) < GRAPHICS) {
                faint.add(Artwork.seatSign(seat));
            }
        }
        return faint;
    }
}
