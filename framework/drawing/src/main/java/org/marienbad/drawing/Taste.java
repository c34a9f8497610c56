package org.marienbad.drawing;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.drawing.Primitive.Layer;

/**
 * The colors and the light in which a person likes boards and pieces. Every screen offers the same, as {@value #FILE} lists
 * them; in high contrast nothing changes. Immutable.
 *
 * @param boards one of {@link #BOARDS}
 * @param pieces one of {@link #PIECES}
 */
public record Taste(String boards, String pieces) {
    /** The file of all tastes, beside this class. */
    public static final String FILE = "tastes.properties";

    private static final Properties ENTRIES = read();

    /** The boards to choose from, the usual ones first. */
    public static final List<String> BOARDS = list("boards");
    /** The pieces to choose from, the usual ones first. */
    public static final List<String> PIECES = list("pieces");
    /** All as the games paint it. */
    public static final Taste USUAL = new Taste(BOARDS.get(0), PIECES.get(0));

    private static final Set<String> INKS = Stream.of("inks.wood", "inks.spots", "inks.cloth")
            .flatMap(key -> list(key).stream())
            .collect(Collectors.toUnmodifiableSet());
    private static final List<String> UNLIT = list("pieces.unlit");
    private static final Pattern NAME = Pattern.compile("[a-z-]+");
    private static final Pattern PIECE = Pattern.compile("(seat-|(black|white)-(piece|rim)).*");
    /** A color whose parts differ by less is none. */
    private static final int GREY = 24;

    public Taste {
        boards = BOARDS.contains(boards) ? boards : BOARDS.get(0);
        pieces = PIECES.contains(pieces) ? pieces : PIECES.get(0);
    }

    /** The text of {@link #FILE}, for screens that read it themselves. */
    public static String file() {
        try (InputStream file = Taste.class.getResourceAsStream(FILE)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Properties read() {
        Properties entries = new Properties();
        try {
            entries.load(new StringReader(file()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return entries;
    }

    private static List<String> list(String key) {
        return List.of(ENTRIES.getProperty(key).split(" "));
    }

    /** Whether primitives of a layer are lit and throw shadows. */
    public boolean isShaded(Layer layer, PictureTheme theme) {
        return theme.isShaded() && !(layer == Layer.TOKEN && UNLIT.contains(pieces));
    }

    /** The color of an ink that has the color {@code rgba} by its artwork; both are 0xRRGGBBAA. */
    public int color(String ink, int rgba, PictureTheme theme) {
        if (theme == PictureTheme.HIGH_CONTRAST) {
            return rgba;
        }
        int[] parts = {rgba >>> 24, rgba >>> 16 & 0xff, rgba >>> 8 & 0xff};
        Matcher name = NAME.matcher(ink);
        String tint = "";
        if (name.lookingAt() && INKS.contains(name.group())) {
            tint = ENTRIES.getProperty("boards." + boards, "");
        } else if (PIECE.matcher(ink).matches() && chroma(parts) < GREY) {
            tint = ENTRIES.getProperty("pieces." + pieces, "");
        }
        return tint.isEmpty() ? rgba : tinted(parts, tint) << 8 | rgba & 0xff;
    }

    private static int chroma(int[] parts) {
        return Arrays.stream(parts).max().getAsInt()
                - Arrays.stream(parts).min().getAsInt();
    }

    /** The color with another hue and the same brightness for the eye, as 0xRRGGBB. */
    private static int tinted(int[] parts, String tint) {
        String[] numbers = tint.split(" ");
        double hue = Double.parseDouble(numbers[0]) / 60;
        double chroma = chroma(parts) * Double.parseDouble(numbers[1]) / 100 + Double.parseDouble(numbers[2]);
        double[] pure = {part(chroma, hue), part(chroma, hue + 4), part(chroma, hue + 2)};
        double lift = brightness(parts[0], parts[1], parts[2]) - brightness(pure[0], pure[1], pure[2]);
        int color = 0;
        for (double part : pure) {
            color = color << 8 | (int) Math.max(0, Math.min(255, Math.round(part + lift)));
        }
        return color;
    }

    private static double part(double chroma, double angle) {
        return chroma * Math.max(0, Math.min(1, Math.abs(angle % 6 - 3) - 1));
    }

    private static double brightness(double red, double green, double blue) {
        return .2126 * red + .7152 * green + .0722 * blue;
    }
}
