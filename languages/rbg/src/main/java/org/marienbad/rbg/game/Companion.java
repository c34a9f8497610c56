package org.marienbad.rbg.game;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.marienbad.rbg.tree.RbgDescription;

/**
 * The file beside a description with names and looks. Its entries are {@code title}, {@code summary}, {@code board} and {@code minutes}. By name there
 * are {@code seat.}, {@code color.}, {@code piece.}, {@code symbol.}, {@code owner.}, {@code cell.}, {@code at.}, {@code line.}, {@code arc.} and
 * {@code rules.}. Immutable.
 */
final class Companion {
    /** Nothing is said. */
    static final Companion NONE = new Companion(Map.of());

    private static final List<String> WORDS = List.of("title", "summary", "board", "minutes");
    private static final List<String> BOARDS =
            List.of("squares", "chequered", "crossings", "diagonal", "rhombus", "points");

    private static final String NUMBER = "-?\\d{1,5}(\\.\\d{1,3})?";
    private static final Pattern LINES = Pattern.compile("(line|arc)\\.\\w+");
    private static final Pattern RULES = Pattern.compile("rules\\.\\d");

    private final Map<String, String> entries;

    private Companion(Map<String, String> entries) {
        this.entries = Map.copyOf(entries);
    }

    /**
     * Reads the text of a properties file.
     *
     * @throws IllegalArgumentException naming the entry that the description gives no meaning
     */
    static Companion read(String text, RbgDescription description) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        Map<String, String> entries = new LinkedHashMap<>();
        for (String key : new TreeSet<>(properties.stringPropertyNames())) {
            String value = properties.getProperty(key).strip();
            requireKnown(key, description);
            requireValue(key, value, description);
            entries.put(key, value);
        }
        return new Companion(entries);
    }

    private static void requireKnown(String key, RbgDescription description) {
        int dot = key.indexOf('.');
        if (LINES.matcher(key).matches() || RULES.matcher(key).matches()) {
            return;
        }
        String kind = dot < 0 ? key : key.substring(0, dot);
        List<String> names = switch (kind) {
            case "seat", "color" -> description.players();
            case "piece", "symbol", "owner" -> description.pieces();
            case "cell", "at" -> description.board().vertices();
            default -> List.of();
        };
        if (dot < 0 ? !WORDS.contains(key) : names.isEmpty()) {
            throw new IllegalArgumentException("unknown entry '" + key + "'; there are: " + String.join(", ", WORDS)
                    + ", seat.PLAYER, color.PLAYER, piece.PIECE, symbol.PIECE, owner.PIECE, cell.VERTEX,"
                    + " at.VERTEX, line.NAME, arc.NAME, rules.DIGIT");
        }
        if (dot >= 0 && !names.contains(key.substring(dot + 1))) {
            throw new IllegalArgumentException(
                    "'" + key + "': there is none of that name; there are: " + String.join(", ", first(names)));
        }
    }

    /** Enough of them to recognize their kind. */
    private static List<String> first(List<String> names) {
        List<String> first = new ArrayList<>(names.subList(0, Math.min(12, names.size())));
        if (first.size() < names.size()) {
            first.add("…");
        }
        return first;
    }

    private static void requireValue(String key, String value, RbgDescription description) {
        String allowed = "";
        if (key.equals("board") && !BOARDS.contains(value)) {
            allowed = "one of " + String.join(", ", BOARDS);
        } else if (key.equals("minutes") && !value.matches("\\d{1,4}")) {
            allowed = "a whole number up to 9999";
        } else if (key.startsWith("owner.")
                && !value.equals("nobody")
                && !description.players().contains(value)) {
            allowed = "nobody, or one of " + String.join(", ", description.players());
        } else if (key.startsWith("color.") && !PlayerInks.isColor(value)) {
            allowed = "red, green and blue as in #c8402f, or one of " + String.join(", ", PlayerInks.names());
        } else if (LINES.matcher(key).matches() && !isLine(key, value, description)) {
            allowed = key.startsWith("arc.")
                    ? "the middle, the radius and two angles, such as '0 5 1 0 270'"
                    : "points, to the right and up, such as '0 1 5 1'; a player may stand before them";
        } else if (key.startsWith("cell.") && !value.matches("[^\\s=.-]{1,12}")) {
            allowed = "1 to 12 characters without blanks, = . and -";
        } else if (key.startsWith("at.") && !value.matches(NUMBER + " +" + NUMBER)) {
            allowed = "two numbers, to the right and up, such as '3 1.5'";
        } else if (key.startsWith("symbol.") && !PieceLooks.isSymbol(value)) {
            allowed = "none, up to three letters, or one of " + String.join(", ", PieceLooks.SYMBOLS);
        }
        if (!allowed.isEmpty()) {
            throw new IllegalArgumentException("'" + key + "' is '" + value + "'; allowed: " + allowed);
        }
    }

    private static boolean isLine(String key, String value, RbgDescription description) {
        List<String> words = List.of(value.split("\\s+"));
        List<String> numbers = words.subList(description.players().contains(words.get(0)) ? 1 : 0, words.size());
        boolean many = key.startsWith("arc.") ? numbers.size() == 5 : numbers.size() >= 4 && numbers.size() % 2 == 0;
        return many && numbers.stream().allMatch(number -> number.matches(NUMBER));
    }

    /** The entries whose keys begin so, in the order of their keys. */
    SortedMap<String, String> named(String... beginnings) {
        SortedMap<String, String> found = new TreeMap<>(entries);
        found.keySet().removeIf(key -> Stream.of(beginnings).noneMatch(key::startsWith));
        return found;
    }

    Optional<String> get(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    boolean has(String key, String value) {
        return value.equals(entries.get(key));
    }

    /** The entries that are words for people, by the keys that they have in message bundles. */
    Map<String, String> words() {
        Map<String, String> words = new LinkedHashMap<>();
        entries.forEach((key, value) -> {
            if (key.equals("title")) {
                words.put("name", value);
            } else if (key.equals("summary")
                    || key.startsWith("rules.")
                    || key.startsWith("seat.")
                    || key.startsWith("piece.")) {
                words.put(key, value);
            }
        });
        return words;
    }
}
