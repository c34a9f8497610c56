package org.marienbad.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.marienbad.drawing.Artwork.Arrangement;
import org.marienbad.drawing.Artwork.Build;
import org.marienbad.drawing.Artwork.Drawn;
import org.marienbad.drawing.Artwork.Material;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Slot;
import org.marienbad.framework.picture.Picture;

/** Reads entries of {@link Artwork}. */
final class ArtworkReader {
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]*");
    private static final Pattern INK =
            Pattern.compile("(#[0-9a-f]{6}|[a-z][a-z0-9-]*)(:(#[0-9a-f]{6}|[a-z][a-z0-9-]*):\\d{1,3})*(@\\d{1,3})?");
    private static final int THEMES = PictureTheme.values().length;

    private final Map<String, List<String>> inks;
    private final Map<String, Material> materials;
    private final Map<String, Drawn> icons;

    /** Entries are put into these. */
    ArtworkReader(Map<String, List<String>> inks, Map<String, Material> materials, Map<String, Drawn> icons) {
        this.inks = inks;
        this.materials = materials;
        this.icons = icons;
    }

    /**
     * Reads one entry.
     *
     * @throws IllegalArgumentException saying what is wrong with it
     */
    void read(String key, String value) {
        int dot = key.indexOf('.');
        String id = key.substring(dot + 1);
        if (!ID.matcher(id).matches()) {
            throw new IllegalArgumentException("ids have small letters, digits and dashes");
        }
        switch (dot < 0 ? "" : key.substring(0, dot)) {
            case "ink" -> inks.put(id, ink(value));
            case "material" -> materials.put(id, material(value));
            case "icon" -> icons.put(id, icon(value));
            case "seat" -> seat(id, words(value));
            default -> throw new IllegalArgumentException("allowed: ink.ID, material.ID, icon.ID, seat.NUMBER");
        }
    }

    private static List<String> ink(String value) {
        List<String> colors = words(value);
        if (colors.size() != 1 && colors.size() != THEMES) {
            throw new IllegalArgumentException(
                    "needs one colour, or " + THEMES + ": light, dark, high contrast; got " + colors.size());
        }
        colors.forEach(color -> require(color.matches("#[0-9a-f]{6}|[a-z][a-z0-9-]*"), "colour", color, "#rrggbb"));
        return colors.size() == 1 ? Collections.nCopies(THEMES, colors.get(0)) : colors;
    }

    private void seat(String number, List<String> parts) {
        if (!number.matches("[0-" + (PictureColors.SEATS - 1) + "]")) {
            throw new IllegalArgumentException("seats have the numbers 0 to " + (PictureColors.SEATS - 1));
        }
        if (parts.size() != 3) {
            throw new IllegalArgumentException("needs an ink, the ink of the edge, and that of the sign");
        }
        int seat = Integer.parseInt(number);
        inks.put(Artwork.seat(seat), ink(parts.get(0)));
        inks.put(Artwork.seatEdge(seat), ink(parts.get(1)));
        inks.put(Artwork.seatSign(seat), ink(parts.get(2)));
    }

    private static Material material(String value) {
        List<String> parts = words(value);
        if (parts.size() != 3) {
            throw new IllegalArgumentException(
                    "needs an ink, the ink of the edge, and one of " + names(Build.values()));
        }
        return new Material(requireInk(parts.get(0)), requireInk(parts.get(1)), one(Build.values(), parts.get(2)));
    }

    private static Drawn icon(String value) {
        if (value.strip().equals("none")) {
            return new Drawn(Arrangement.FIGURE, List.of());
        }
        int bar = value.indexOf('|');
        Arrangement arrangement = bar < 0
                ? Arrangement.FIGURE
                : one(Arrangement.values(), value.substring(0, bar).strip());
        List<Primitive> parts = new ArrayList<>();
        for (String part : value.substring(bar + 1).split(";", -1)) {
            addPart(part.strip(), parts);
        }
        return new Drawn(arrangement, parts);
    }

    private static void addPart(String text, List<Primitive> parts) {
        List<String> words = words(text);
        if (words.get(0).equals("sign")) {
            double[] at = numbers(words, 1, 3, "sign x y r");
            parts.add(new Primitive.Icon(
                    "", Layer.TOKEN, new Primitive.Look("sign-0", 0, 0), new Slot(at[0], -at[1], at[2])));
            return;
        }
        Finish finish = Arrays.stream(Finish.values())
                .filter(each -> name(each).equals(words.get(0)))
                .findFirst()
                .orElse(null);
        boolean line = words.get(0).equals("line");
        double width = line ? numbers(words, 1, 1, "line WIDTH")[0] : 0;
        List<String> rest = words.subList(line ? 2 : finish == null ? 0 : 1, words.size());
        if (rest.size() < 2) {
            throw new IllegalArgumentException("'" + text + "' needs an ink and a form");
        }
        String ink = requireInk(rest.get(0));
        if (rest.get(1).equals("words")) {
            double[] at = numbers(rest, 3, 3, "words LETTERS x y size");
            parts.add(new Primitive.Words("", Layer.TOKEN, rest.get(2), at[0], -at[1], at[2], ink));
            return;
        }
        for (Picture.Shape shape : shapes(rest, line)) {
            parts.add(
                    line
                            ? new Primitive.Stroke("", Layer.TOKEN, shape, ink, width, 0)
                            : new Primitive.Area("", Layer.TOKEN, shape, ink, finish == null ? Finish.FLAT : finish));
        }
    }

    private static List<? extends Picture.Shape> shapes(List<String> words, boolean line) {
        switch (words.get(1)) {
            case "circle" -> {
                double[] at = numbers(words, 2, 3, "circle x y r");
                return List.of(new Picture.Circle(at[0], -at[1], at[2]));
            }
            case "box" -> {
                double[] at = numbers(words, 2, 5, "box x y width height corner");
                return List.of(new Picture.Box(at[0], -at[1] - at[3], at[2], at[3], at[4]));
            }
            default -> {
                return PathData.read(String.join(" ", words.subList(1, words.size()))).stream()
                        .map(path -> line && !path.closed()
                                ? new Picture.Line(path.points())
                                : new Picture.Polygon(path.points()))
                        .toList();
            }
        }
    }

    private static double[] numbers(List<String> words, int from, int count, String form) {
        try {
            if (words.size() >= from + count) {
                return words.subList(from, from + count).stream()
                        .mapToDouble(Double::parseDouble)
                        .toArray();
            }
        } catch (NumberFormatException notANumber) {
            // said below
        }
        throw new IllegalArgumentException("'" + String.join(" ", words) + "' must be: " + form);
    }

    private static String requireInk(String ink) {
        require(INK.matcher(ink).matches(), "ink", ink, "NAME or #rrggbb, with :INK:PERCENT and @PERCENT");
        return ink;
    }

    private static void require(boolean right, String what, String given, String allowed) {
        if (!right) {
            throw new IllegalArgumentException(what + " '" + given + "' is not allowed; allowed: " + allowed);
        }
    }

    private static <E extends Enum<E>> E one(E[] values, String given) {
        return Arrays.stream(values)
                .filter(value -> name(value).equals(given))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("'" + given + "' is not allowed; allowed: " + names(values)));
    }

    private static String names(Enum<?>[] values) {
        return String.join(", ", Arrays.stream(values).map(ArtworkReader::name).toList());
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static List<String> words(String text) {
        return List.of(BLANKS.split(text.strip()));
    }
}
