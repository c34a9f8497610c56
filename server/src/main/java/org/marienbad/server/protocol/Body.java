package org.marienbad.server.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.marienbad.framework.text.Text;
import org.marienbad.json.PlainJson;

/**
 * The content of a request: entries that may be missing or wrong, which the asker is told. Numbers may come as text.
 */
public record Body(ObjectNode json) {
    private static final int LONGEST_NAME = 40;

    private static final int LONGEST_TEXT = 4_000;
    private static final int MOST_ENTRIES = 100;

    /** The text {@code key}; a request without it is refused. */
    public String text(String key) {
        return optionalText(key).orElseThrow(() -> missing(key));
    }

    public Optional<String> optionalText(String key) {
        JsonNode node = json.get(key);
        if (node == null || node.isNull()) {
            return Optional.empty();
        }
        if (!node.isTextual() || node.textValue().length() > LONGEST_TEXT) {
            throw wrong(key, "refused.text");
        }
        return Optional.of(node.textValue());
    }

    /** Whether {@code key} is that word; it may be something else altogether. */
    public boolean is(String key, String word) {
        return json.path(key).asText().equals(word);
    }

    public int number(String key, int least, int most) {
        return optionalNumber(key, least, most).orElseThrow(() -> missing(key));
    }

    public OptionalInt optionalNumber(String key, int least, int most) {
        OptionalLong given = optionalLong(key);
        if (given.isEmpty()) {
            return OptionalInt.empty();
        }
        if (given.getAsLong() < least || given.getAsLong() > most) {
            throw refused("refused.number", key, least, most);
        }
        return OptionalInt.of((int) given.getAsLong());
    }

    public OptionalLong optionalLong(String key) {
        JsonNode node = json.get(key);
        if (node == null || node.isNull()) {
            return OptionalLong.empty();
        }
        if (node.isIntegralNumber() && node.canConvertToLong()) {
            return OptionalLong.of(node.longValue());
        }
        if (node.isTextual() && node.textValue().matches("-?\\d{1,18}")) {
            return OptionalLong.of(Long.parseLong(node.textValue()));
        }
        throw wrong(key, "refused.whole");
    }

    public boolean flag(String key, boolean otherwise) {
        JsonNode node = json.get(key);
        if (node == null || node.isNull()) {
            return otherwise;
        }
        if (!node.isBoolean()) {
            throw wrong(key, "refused.flag");
        }
        return node.booleanValue();
    }

    /** The plain values of an object; empty if there is none. In the query of a request it is text. */
    public Map<String, Object> values(String key) {
        JsonNode node = json.get(key);
        if (node != null && node.isTextual()) {
            node = ServerJson.parse(node.textValue()).orElseThrow(() -> wrong(key, "refused.object"));
        }
        Map<String, Object> values = new LinkedHashMap<>();
        if (node == null || node.isNull()) {
            return values;
        }
        if (!node.isObject() || node.size() > MOST_ENTRIES) {
            throw wrong(key, "refused.object");
        }
        // Null is passed on as a word, which no option allows.
        node.properties()
                .forEach(entry -> values.put(
                        entry.getKey(), entry.getValue().isNull() ? "null" : PlainJson.plain(entry.getValue())));
        return values;
    }

    /** The same; a request without it is refused. */
    public Map<String, Object> requiredValues(String key) {
        if (!has(key)) {
            throw missing(key);
        }
        return values(key);
    }

    /** The objects of a list; empty if there is none. */
    public List<Body> list(String key) {
        JsonNode node = json.get(key);
        List<Body> list = new ArrayList<>();
        if (node == null || node.isNull()) {
            return list;
        }
        if (!node.isArray() || node.size() > MOST_ENTRIES) {
            throw wrong(key, "refused.list");
        }
        for (JsonNode entry : node) {
            if (!(entry instanceof ObjectNode object)) {
                throw wrong(key, "refused.list");
            }
            list.add(new Body(object));
        }
        return list;
    }

    /** A list of texts. */
    public List<String> texts(String key) {
        List<String> texts = new ArrayList<>();
        for (JsonNode entry : json.path(key)) {
            if (!entry.isTextual() || texts.size() == MOST_ENTRIES) {
                throw wrong(key, "refused.list");
            }
            texts.add(entry.textValue());
        }
        return texts;
    }

    public boolean has(String key) {
        return json.hasNonNull(key);
    }

    private static Refusal missing(String key) {
        return refused("refused.missing", key);
    }

    private static Refusal wrong(String key, String words) {
        return refused(words, key);
    }

    private static Refusal refused(String words, Object... arguments) {
        return new Refusal(Refusal.Reason.MALFORMED, Text.of(words, arguments));
    }

    /** The name that somebody gives oneself; empty if there is none. */
    public String name() {
        return line("name");
    }

    /** A name of at most 40 letters, in one line; empty if there is none. */
    public String line(String key) {
        String name = optionalText(key).orElse("").replaceAll("\\p{C}", "").strip();
        if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.name", LONGEST_NAME);
        }
        return name;
    }
}
