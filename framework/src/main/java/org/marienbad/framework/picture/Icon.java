package org.marienbad.framework.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The drawing of a kind of token as flat coloured polygons, back to front, in a square from −1 to 1, y up. Only kinds
 * that look the same whoever owns them have one.
 */
public record Icon(List<Part> parts) {
    private static final int BROWN = 0x7a4f2a;
    private static final int INK = 0x4a4038;
    private static final int RED = 0xa8321f;

    /** One polygon, x and y in turn; {@code rgb} as 0xRRGGBB. */
    public record Part(int rgb, List<Double> points) {
        public Part {
            points = List.copyOf(points);
        }
    }

    public Icon {
        parts = List.copyOf(parts);
    }

    /** The drawing of {@code kind}, if it has one. */
    public static Optional<Icon> of(Picture.Kind kind) {
        Drawing icon = new Drawing();
        switch (kind) {
            case GEM ->
                icon.add(0x2f86b5, 0, -.9, .85, .25, .45, .8, -.45, .8, -.85, .25)
                        .add(0x8fd0ef, -.45, .8, 0, .25, .45, .8)
                        .add(0x5fb3de, 0, -.9, -.35, .25, .35, .25)
                        .add(0x74c3e8, -.85, .25, -.45, .8, -.35, .25);
            case COAL ->
                icon.add(0x2e2c30, -.9, -.5, -.3, -.85, .55, -.75, .9, -.15, .65, .5, .05, .8, -.6, .55, -.85, .05)
                        .add(0x5b5860, -.6, .55, .05, .8, .1, .25, -.35, .1)
                        .add(0x454248, .1, .25, .65, .5, .9, -.15, .35, -.3);
            case TREE ->
                icon.add(BROWN, -.16, -.95, .16, -.95, .16, -.4, -.16, -.4)
                        .add(0x2d6b3c, -.8, -.5, .8, -.5, 0, .35)
                        .add(0x3a8350, -.62, -.05, .62, -.05, 0, .95);
            case ANVIL ->
                icon.add(0x4b5660, -.65, -.8, .65, -.8, .45, -.5, -.45, -.5)
                        .add(0x5d6a75, -.28, -.5, .28, -.5, .35, 0, -.35, 0)
                        .add(0x7c8a96, -.5, 0, .75, 0, .85, .55, -.4, .55, -.5, .4, -.95, .45, -.6, .1);
            case CARROT ->
                icon.add(0x3a8350, .05, .3, -.25, .95, .1, .7, .25, 1, .4, .65, .8, .8, .45, .3)
                        .add(0xe07b1f, -.75, -.9, -.15, .25, .25, .5, .55, .2, .35, -.15)
                        .add(0xf0a04b, -.75, -.9, -.15, .25, .1, .4, .1, .05);
            case STAR -> icon.add(0xb98a12, star(1)).add(0xf2c230, star(.8));
            case CRATE ->
                icon.add(BROWN, -.85, -.85, .85, -.85, .85, .85, -.85, .85)
                        .add(0xc79a62, -.65, -.65, .65, -.65, .65, .65, -.65, .65)
                        .add(BROWN, -.65, -.45, -.45, -.65, .65, .45, .45, .65);
            case FLAG ->
                icon.add(INK, -.5, -1, -.32, -1, -.32, .95, -.5, .95)
                        .add(RED, -.32, .9, .75, .55, .45, .25, .75, -.05, -.32, .1);
            case CARD ->
                icon.add(INK, -.7, -.95, .7, -.95, .7, .95, -.7, .95)
                        .add(0xfffaf0, -.58, -.83, .58, -.83, .58, .83, -.58, .83)
                        .add(0xb9ae9c, -.38, .25, .38, .25, .38, .55, -.38, .55)
                        .add(0xb9ae9c, -.38, -.5, .38, -.5, .38, -.2, -.38, -.2);
            case PLACE ->
                icon.add(INK, round(-.28, .5, .36))
                        .add(INK, -.85, -.85, .3, -.85, .3, -.25, .05, .1, -.6, .1, -.85, -.25)
                        .add(
                                0x2d6a5f, .36, .28, .58, .28, .58, .06, .8, .06, .8, .28, 1, .28, 1, .5, .8, .5, .8,
                                .72, .58, .72, .58, .5, .36, .5);
            case MOVE -> icon.add(INK, -.95, -.24, .15, -.24, .15, -.7, .95, 0, .15, .7, .15, .24, -.95, .24);
            case SAIL ->
                icon.add(INK, -.9, -.3, .9, -.3, .55, -.85, -.55, -.85)
                        .add(INK, -.1, -.3, .06, -.3, .06, .95, -.1, .95)
                        .add(0x2f86b5, .14, -.15, .85, -.15, .14, .85)
                        .add(0x5fb3de, -.18, -.15, -.75, -.15, -.18, .65);
            case BUILD ->
                icon.add(INK, -.75, -.85, .75, -.85, .75, .15, 0, .85, -.75, .15)
                        .add(0xfffaf0, -.2, -.85, .2, -.85, .2, -.2, -.2, -.2);
            case DESTROY ->
                icon.add(RED, -.9, .7, -.7, .9, .35, -.2, .15, -.4)
                        .add(RED, .9, .7, .7, .9, -.35, -.2, -.15, -.4)
                        .add(INK, .05, -.62, .62, -.05, .72, -.18, .55, -.35, .9, -.72, .72, -.9, .35, -.55, .18, -.72)
                        .add(
                                INK, -.05, -.62, -.62, -.05, -.72, -.18, -.55, -.35, -.9, -.72, -.72, -.9, -.35, -.55,
                                -.18, -.72);
            default -> {
                return Optional.empty();
            }
        }
        return Optional.of(new Icon(icon.parts));
    }

    private static double[] star(double size) {
        double[] points = new double[20];
        for (int i = 0; i < 10; i++) {
            double radius = size * (i % 2 == 0 ? 1 : .45);
            double angle = Math.PI / 2 + i * Math.PI / 5;
            points[2 * i] = radius * Math.cos(angle);
            points[2 * i + 1] = radius * Math.sin(angle);
        }
        return points;
    }

    private static double[] round(double x, double y, double radius) {
        double[] points = new double[32];
        for (int i = 0; i < 16; i++) {
            points[2 * i] = x + radius * Math.cos(i * Math.PI / 8);
            points[2 * i + 1] = y + radius * Math.sin(i * Math.PI / 8);
        }
        return points;
    }

    private static final class Drawing {
        private final List<Part> parts = new ArrayList<>();

        Drawing add(int rgb, double... points) {
            List<Double> numbers = new ArrayList<>();
            for (double number : points) {
                numbers.add(number);
            }
            parts.add(new Part(rgb, numbers));
            return this;
        }
    }

    /** The colour of a part as {@code #rrggbb}. */
    static String hex(Part part) {
        return String.format(Locale.ROOT, "#%06x", part.rgb());
    }
}
