package org.marienbad.rbg.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.marienbad.rbg.tree.RbgDescription;

/**
 * The colors of the seats: those that the companion gives players, or those that the players are called after if all of them are. An edge is as much
 * darker, or lighter, as it takes to be seen in the window.
 */
final class PlayerInks {
    private static final Map<String, Integer> NAMED = new TreeMap<>(Map.ofEntries(
            Map.entry("white", 0xf4f1ea),
            Map.entry("black", 0x2c2a2b),
            Map.entry("red", 0xc8402f),
            Map.entry("blue", 0x1f6fb5),
            Map.entry("green", 0x2f8f5b),
            Map.entry("yellow", 0xe8c22e),
            Map.entry("orange", 0xe08a1e),
            Map.entry("purple", 0x8e5aa8),
            Map.entry("brown", 0x7a4b2a),
            Map.entry("grey", 0x8f8f8f),
            Map.entry("gray", 0x8f8f8f),
            Map.entry("gold", 0xd9a520),
            Map.entry("silver", 0xb4b9bf)));

    /** The windows of the light, the dark and the high-contrast theme. */
    private static final int[] WINDOWS = {0xf3ede2, 0x26221e, 0xffffff};

    private static final int BLACK = 0;
    private static final int WHITE = 0xffffff;
    /** The contrast that the Web Content Accessibility Guidelines ask of words. */
    private static final double SEEN = 4.5;
    /** Seats so unlike need no shapes to be told apart. */
    private static final double LIGHT_AND_DARK = 7;

    private PlayerInks() {}

    static boolean isColor(String value) {
        return value.matches("#[0-9a-f]{6}") || NAMED.containsKey(value);
    }

    /** The colors that have names. */
    static Set<String> names() {
        return NAMED.keySet();
    }

    /** Entries of {@code pictures.properties}; none where seats keep their usual colors. */
    static Map<String, String> of(RbgDescription description, Companion companion, int... seats) {
        List<Optional<Integer>> colors = description.players().stream()
                .map(player -> color(player, companion))
                .toList();
        boolean all = colors.stream().allMatch(Optional::isPresent);
        Map<String, String> entries = new LinkedHashMap<>();
        for (int player = 0; player < seats.length; player++) {
            boolean said =
                    companion.get("color." + description.players().get(player)).isPresent();
            if (said || all) {
                add(seats[player], colors.get(player).orElseThrow(), entries);
            }
        }
        if (all
                && seats.length == 2
                && contrast(colors.get(0).orElseThrow(), colors.get(1).orElseThrow()) > LIGHT_AND_DARK) {
            entries.put("icon.sign-0", "none");
            entries.put("icon.sign-1", "none");
        }
        return entries;
    }

    private static Optional<Integer> color(String player, Companion companion) {
        return companion
                .get("color." + player)
                .map(color -> color.startsWith("#") ? Integer.valueOf(color.substring(1), 16) : NAMED.get(color))
                .or(() -> Optional.ofNullable(NAMED.get(player.split("(?=\\p{Lu}|\\d)")[0].toLowerCase(Locale.ROOT))));
    }

    private static void add(int seat, int color, Map<String, String> entries) {
        String name = "player-" + seat;
        StringBuilder edges = new StringBuilder();
        for (int window : WINDOWS) {
            edges.append(hex(edge(color, window))).append(' ');
        }
        entries.put("ink." + name, hex(color));
        entries.put("ink." + name + "-edge", edges.toString().strip());
        entries.put(
                "seat." + seat,
                name + " " + name + "-edge " + (contrast(color, WHITE) > contrast(color, BLACK) ? "white" : "black"));
    }

    private static int edge(int color, int window) {
        int end = contrast(window, WHITE) < contrast(window, BLACK) ? BLACK : WHITE;
        return IntStream.rangeClosed(0, 20)
                .map(step -> mixed(color, end, step / 20.0))
                .filter(mixed -> contrast(mixed, window) >= SEEN)
                .findFirst()
                .orElse(end);
    }

    private static int mixed(int one, int other, double share) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            double part = (1 - share) * (one >> shift & 0xff) + share * (other >> shift & 0xff);
            mixed |= (int) Math.round(part) << shift;
        }
        return mixed;
    }

    private static String hex(int color) {
        return String.format("#%06x", color);
    }

    private static double contrast(int one, int other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    }

    private static double luminance(int color) {
        return .2126 * linear(color >> 16) + .7152 * linear(color >> 8) + .0722 * linear(color);
    }

    private static double linear(int part) {
        double value = (part & 0xff) / 255.0;
        return value <= .04045 ? value / 12.92 : Math.pow((value + .055) / 1.055, 2.4);
    }
}
