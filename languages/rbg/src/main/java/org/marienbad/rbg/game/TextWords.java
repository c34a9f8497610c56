package org.marienbad.rbg.game;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.framework.text.Messages;
import org.marienbad.rbg.tree.RbgDescription;

/** The words of a game in text as patterns of messages: those of its companions, and names made from the description where they say nothing. */
final class TextWords {
    /** By language, English being "". */
    private final Map<String, Map<String, String>> bundles = new HashMap<>();

    /** @param companions by language; English is "" */
    TextWords(String title, String summary, RbgDescription description, Map<String, Companion> companions) {
        Map<String, String> english = new HashMap<>();
        english.put("name", title);
        english.put("summary", summary);
        description.players().forEach(player -> english.put("seat." + player, readable(player)));
        PieceLooks looks = new PieceLooks(
                description,
                companions.getOrDefault("", Companion.NONE),
                IntStream.range(0, description.players().size()).toArray());
        for (int piece = 0; piece < description.pieces().size(); piece++) {
            english.put("piece." + description.pieces().get(piece), looks.words(piece));
        }
        companions.forEach((language, companion) -> {
            Map<String, String> words = new HashMap<>(language.isEmpty() ? english : Map.of());
            words.putAll(companion.words());
            bundles.put(language, patterns(words));
        });
        bundles.computeIfAbsent("", none -> patterns(english));
    }

    /** A name in a program as words: {@code whiteKing} is "White king". */
    static String readable(String name) {
        String words = name.replaceAll("[-_]+", " ")
                .replaceAll("(?<=[a-z])(?=[A-Z0-9])", " ")
                .toLowerCase(Locale.ROOT)
                .strip();
        return words.isEmpty() ? name : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** They are patterns, in which people who write words mean nothing by quotes and braces. */
    private static Map<String, String> patterns(Map<String, String> words) {
        Map<String, String> patterns = new HashMap<>();
        words.forEach((key, value) -> patterns.put(key, value.replace("'", "''").replace("{", "'{'")));
        return patterns;
    }

    /** {@code messages}, with these words searched before them. */
    Messages in(Messages messages) {
        return messages.with(bundles.get(""))
                .with(bundles.getOrDefault(messages.locale().getLanguage(), Map.of()));
    }
}
