package org.marienbad.games.kalaha.solver;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaRules;
import org.marienbad.games.kalaha.KalahaState;

/**
 * Openings whose values {@code marienbad solve} has proven, from the resource {@code book.json}, which says how it was
 * made. They hold for games that end with an empty row and give the stones left to the owner of their row. Immutable.
 */
final class KalahaBook {
    private static final String RESOURCE = "book.json";
    private static final Pattern FIELD =
            Pattern.compile("\"(\\w+)\": *(?:\"([^\"]*)\"|\\[(-?\\d+), *(-?\\d+)\\]|(\\d+))");

    /**
     * The entry of one position.
     *
     * @param plies how it arises, South having begun
     * @param margins bounds of the final margin of the seat to move, by the notation of its action
     */
    record Entry(int stones, boolean emptyCapture, List<String> plies, Map<String, Range> margins) {}

    private final Map<String, Entry> entries = new HashMap<>();

    private KalahaBook(KalahaGame game) {
        KalahaRules rules = game.rules();
        if (rules.pits() != 6 || !rules.endsWithEmptyRow() || !rules.leftoversToOwner() || rules.pie()) {
            return;
        }
        for (Entry entry : all()) {
            if (entry.stones() == rules.stones() && entry.emptyCapture() == rules.emptyCapture()) {
                KalahaState position = game.newInitialState();
                for (String ply : entry.plies()) {
                    position.apply(game.parse(position, ply).orElseThrow());
                }
                entries.put(key(position), entry);
            }
        }
    }

    /** The openings of one game; empty if the book does not know its rules. */
    static KalahaBook of(KalahaGame game) {
        return new KalahaBook(game);
    }

    /** The entry of a position: bounds of the final margin of the seat to move, by action. */
    Optional<Map<Integer, Range>> find(KalahaGame game, KalahaState position) {
        Entry entry = entries.get(key(position));
        if (entry == null) {
            return Optional.empty();
        }
        KalahaState listed = game.newInitialState();
        entry.plies().forEach(ply -> listed.apply(game.parse(listed, ply).orElseThrow()));
        Map<Integer, Range> byAction = new LinkedHashMap<>();
        // Actions are numbered alike for both seats, whoever began.
        entry.margins()
                .forEach((notation, range) ->
                        byAction.put(game.parse(listed, notation).orElseThrow(), range));
        return Optional.of(byAction);
    }

    /** Rows and stores from the point of view of the seat to move. */
    private static String key(KalahaState position) {
        int seat = position.actor();
        return position.row(seat) + " " + position.row(1 - seat) + " " + position.store(seat) + " "
                + position.store(1 - seat);
    }

    /** All entries, in the order of the file: one a line. */
    static List<Entry> all() {
        try (InputStream in = KalahaBook.class.getResourceAsStream(RESOURCE);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> line.contains("\"margins\""))
                    .map(KalahaBook::entry)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Entry entry(String line) {
        Map<String, String> words = new HashMap<>();
        Map<String, Range> margins = new LinkedHashMap<>();
        Matcher field = FIELD.matcher(line);
        while (field.find()) {
            if (field.group(3) != null) {
                margins.put(
                        field.group(1), new Range(Integer.parseInt(field.group(3)), Integer.parseInt(field.group(4))));
            } else {
                words.put(field.group(1), field.group(2) != null ? field.group(2) : field.group(5));
            }
        }
        String plies = words.get("plies");
        return new Entry(
                Integer.parseInt(words.get("stones")),
                words.get("emptyCapture").equals("on"),
                plies.isEmpty() ? List.of() : List.of(plies.split(" ")),
                margins);
    }
}
