package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.text.Messages;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.ServerWords;

/** All that people can say to each other: nobody can be insulted by these. */
public final class Phrases {
    private static final List<String> IDS =
            List.of("hello", "good-luck", "thinking", "well-played", "oops", "thanks", "good-game", "again", "must-go");

    private Phrases() {}

    public static boolean has(String id) {
        return IDS.contains(id);
    }

    public static String all() {
        return String.join(", ", IDS);
    }

    public static String key(String id) {
        return "phrase." + id;
    }

    public static ArrayNode json(Locale locale) {
        Messages words = ServerWords.of(locale);
        ArrayNode list = ServerJson.array();
        IDS.forEach(id -> list.addObject().put("id", id).put("words", words.get(key(id))));
        return list;
    }
}
