package org.marienbad.drawing;

/** How a filled shape is lit, from the upper left. Painters shade by {@link #light} and {@link #opacity}. */
public enum Finish {
    /** One even color. */
    FLAT,
    /** Hollowed out: dark below its upper rim, light at the lower one. */
    HOLLOW,
    /** Slightly raised, as a board with a rounded edge. */
    RAISED,
    /** A ball with a highlight. */
    BALL,
    /** A shadow that fades out. */
    SOFT,
    /** The grain of wood, as light and dark veils over the shape below; the ink counts for nothing. */
    GRAIN;

    /** Width of one repetition of the grain in its heights. */
    public static final int GRAIN_ASPECT = 2;

    private static final int DARK_VEIN = 0x5a330000;
    private static final int LIGHT_VEIN = 0xffe9c400;

    /**
     * Brightness at a point of the unit disc, y up: the factor by which the ink's color is multiplied, 0 to 1. Shapes
     * with straight sides are shaded near their edge only, as the disc is near its own.
     */
    public double light(double x, double y) {
        double distance = Math.hypot(x, y);
        double towards = distance == 0 ? 0 : (y * .8 - x * .6) / distance;
        double light = switch (this) {
            case FLAT, SOFT, GRAIN -> 1;
            case HOLLOW -> {
                double rim = smooth(.55, 1, distance);
                yield .88 - towards * .30 * rim - .06 * rim;
            }
            case RAISED -> .94 + towards * .12 * smooth(.86, 1, distance);
            case BALL -> {
                double height = Math.sqrt(Math.max(0, 1 - distance * distance));
                double diffuse = -.42 * x + .56 * y + .72 * height;
                double shine = Math.pow(Math.max(0, -.3 * x + .42 * y + .855 * height), 26);
                yield .46 + .56 * diffuse + .34 * shine;
            }
        };
        return Math.max(0, Math.min(1, light));
    }

    /** How opaque it is at a distance from the middle, in radii. */
    public double opacity(double distance) {
        if (this != SOFT) {
            return distance <= 1 ? 1 : 0;
        }
        double fade = Math.max(0, Math.min(1, 1 - distance));
        return fade * fade * (3 - 2 * fade);
    }

    /** The veil of wood grain at a point of one repetition, 0 to 1 along and across it, as 0xRRGGBBAA. */
    public static int grain(double along, double across) {
        double u = 2 * Math.PI * along;
        double v = 2 * Math.PI * across;
        double bend = 1.6 * Math.sin(u + .7 * Math.sin(v)) + .5 * Math.sin(3 * u + 2 * v);
        double rings = Math.sin(9 * v + bend) * .5 + Math.sin(23 * v + 1.7 * bend) * .3;
        double grain = rings + .2 * Math.sin(71 * v + 2 * bend + Math.sin(2 * u));
        int alpha = (int) Math.round(Math.min(1, Math.abs(grain)) * (grain > 0 ? 26 : 18));
        return (grain > 0 ? DARK_VEIN : LIGHT_VEIN) | alpha;
    }

    private static double smooth(double from, double to, double value) {
        double t = Math.max(0, Math.min(1, (value - from) / (to - from)));
        return t * t * (3 - 2 * t);
    }
}
