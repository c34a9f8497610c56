package org.marienbad.framework.picture;

/**
 * The colours that pictures have wherever they are drawn, as 0xRRGGBB. Those that tell seats and series apart are Okabe
 * and Ito's (2008), which people with any kind of colour vision tell apart.
 */
public final class PictureColors {
    public static final int BLACK = 0x000000;
    public static final int ORANGE = 0xe69f00;
    public static final int SKY_BLUE = 0x56b4e9;
    public static final int GREEN = 0x009e73;
    public static final int BLUE = 0x0072b2;
    public static final int VERMILION = 0xd55e00;
    public static final int PURPLE = 0xcc79a7;
    public static final int GREY = 0x999999;

    /** Yellow and black are darkened and lightened, to be seen on paper and beside lines. */
    private static final int[] SEATS = {BLUE, VERMILION, GREEN, PURPLE, ORANGE, SKY_BLUE, 0xb8a800, 0x3a3a3a};

    private static final int[] LANDS = {0xe2d7b0, 0xcfdcb3, 0xe6cfb2, 0xdcd3c8, 0xe9dfae, 0xcbd9c8};

    private PictureColors() {}

    /** The colour of a seat, 0 …; after eight they come again. */
    public static int seat(int seat) {
        return SEATS[seat % SEATS.length];
    }

    /** One of the shades of land, which come again and again. */
    public static int land(int shade) {
        return LANDS[Math.floorMod(shade, LANDS.length)];
    }

    /** As pages write it: {@code #0072b2}. */
    public static String hex(int rgb) {
        return String.format("#%06x", rgb);
    }
}
