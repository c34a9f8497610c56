package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.text.Messages;

/** All that people can say to each other: nobody can be insulted by these. */
final class Phrases {
    private static final List<String> IDS =
            List.of("hello", "good-luck", "thinking", "well-played", "oops", "thanks", "good-game", "again", "must-go");

    private Phrases() {}

    static boolean has(String id) {
        return IDS.contains(id);
    }

    static String all() {
        return String.join(", ", IDS);
    }

    static String key(String id) {
        return "phrase." + id;
    }

    static ArrayNode json(Locale locale) {
        Messages words = ServerWords.of(locale);
        ArrayNode list = Json.array();
        IDS.forEach(id -> list.addObject().put("id", id).put("words", words.get(key(id))));
        return list;
    }
}
