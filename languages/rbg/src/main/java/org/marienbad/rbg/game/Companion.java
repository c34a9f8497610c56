package org.marienbad.rbg.game;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;
import org.marienbad.rbg.tree.RbgDescription;

/**
 * The file beside a description with names and looks: {@code title}, {@code summary}, {@code board}, {@code minutes}, and by name {@code
 * seat.}, {@code piece.}, {@code symbol.}, {@code owner.}, {@code cell.} and {@code at.}. Immutable.
 */
final class Companion {
    /** Nothing is said. */
    static final Companion NONE = new Companion(Map.of());

    private static final List<String> WORDS = List.of("title", "summary", "board", "minutes");
    private static final List<String> BOARDS =
            List.of("squares", "chequered", "crossings", "diagonal", "rhombus", "points");

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
        String kind = dot < 0 ? key : key.substring(0, dot);
        List<String> names = switch (kind) {
            case "seat" -> description.players();
            case "piece", "symbol", "owner" -> description.pieces();
            case "cell", "at" -> description.board().vertices();
            default -> List.of();
        };
        if (dot < 0 ? !WORDS.contains(key) : names.isEmpty()) {
            throw new IllegalArgumentException("unknown entry '" + key + "'; there are: " + String.join(", ", WORDS)
                    + ", seat.PLAYER, piece.PIECE, symbol.PIECE, owner.PIECE, cell.VERTEX, at.VERTEX");
        }
        if (dot >= 0 && !names.contains(key.substring(dot + 1))) {
            throw new IllegalArgumentException(
                    "'" + key + "': there is none of that name; there are: " + String.join(", ", first(names)));
        }
    }

    /** Enough of them to see what they are like. */
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
        } else if (key.startsWith("cell.") && !value.matches("[^\\s=.-]{1,12}")) {
            allowed = "1 to 12 characters without blanks, = . and -";
        } else if (key.startsWith("at.") && !value.matches("-?\\d{1,5}(\\.\\d{1,3})? +-?\\d{1,5}(\\.\\d{1,3})?")) {
            allowed = "two numbers, to the right and up, such as '3 1.5'";
        } else if (key.startsWith("symbol.") && !PieceLooks.isSymbol(value)) {
            allowed = "none, up to three letters, or one of " + String.join(", ", PieceLooks.SYMBOLS);
        }
        if (!allowed.isEmpty()) {
            throw new IllegalArgumentException("'" + key + "' is '" + value + "'; allowed: " + allowed);
        }
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
            } else if (key.equals("summary") || key.startsWith("seat.") || key.startsWith("piece.")) {
                words.put(key, value);
            }
        });
        return words;
    }
}
