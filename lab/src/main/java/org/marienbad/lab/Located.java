package org.marienbad.lab;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.setting.Names;

/**
 * A JSON value that knows where it was given, so that what is wrong with it can be said there.
 *
 * @param value a {@code Map<String, Located>}, a {@code List<Located>}, or plain: text, number, boolean, null
 * @param where for people: "plan.json line 3, $.games", or the name of a flag
 */
record Located(Object value, String where) {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /**
     * Reads JSON text.
     *
     * @param source its name, for messages
     * @throws IllegalArgumentException saying in which line it is not JSON
     */
    static Located read(String source, String json) {
        try (JsonParser parser = FACTORY.createParser(json)) {
            if (parser.nextToken() == null) {
                throw new IllegalArgumentException(source + " is empty; expected a JSON object");
            }
            Located root = value(parser, source, "$");
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException(place(source, parser.currentTokenLocation())
                        + ": something follows the end of the JSON object");
            }
            return root;
        } catch (JsonProcessingException malformed) {
            String problem = malformed.getOriginalMessage().lines().findFirst().orElse("unreadable");
            throw new IllegalArgumentException(
                    place(source, malformed.getLocation()) + ", column "
                            + malformed.getLocation().getColumnNr() + ": "
                            + (problem.startsWith("Unexpected end-of-input") ? "the JSON breaks off" : problem),
                    malformed);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String place(String source, JsonLocation location) {
        return source + " line " + location.getLineNr();
    }

    private static Located value(JsonParser parser, String source, String path) throws IOException {
        String where = place(source, parser.currentTokenLocation()) + ", " + path;
        JsonToken token = parser.currentToken();
        switch (token) {
            case START_OBJECT -> {
                Map<String, Located> entries = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = parser.currentName();
                    parser.nextToken();
                    entries.put(name, value(parser, source, path + "." + name));
                }
                return new Located(entries, where);
            }
            case START_ARRAY -> {
                List<Located> elements = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    elements.add(value(parser, source, path + "[" + elements.size() + "]"));
                }
                return new Located(elements, where);
            }
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
                return new Located(parser.getNumberValue(), where);
            }
            case VALUE_TRUE, VALUE_FALSE -> {
                return new Located(token == JsonToken.VALUE_TRUE, where);
            }
            case VALUE_NULL -> {
                return new Located(null, where);
            }
            default -> {
                return new Located(parser.getText(), where);
            }
        }
    }

    IllegalArgumentException refused(String allowed) {
        Object shown = value instanceof Map ? "an object" : value instanceof List ? "a list" : "'" + value + "'";
        return wrong(shown + " is not allowed; allowed: " + allowed);
    }

    IllegalArgumentException wrong(String problem) {
        return new IllegalArgumentException(where + ": " + problem);
    }

    /** The entries of an object that has no others than {@code known}. */
    @SuppressWarnings("unchecked") // maps are only ever made with these types
    Map<String, Located> object(String noun, Collection<String> known) {
        if (!(value instanceof Map)) {
            throw refused("an object");
        }
        Map<String, Located> entries = (Map<String, Located>) value;
        if (!known.isEmpty()) {
            entries.forEach((name, entry) -> {
                if (!known.contains(name)) {
                    throw entry.wrong(Names.unknown(noun, name, known));
                }
            });
        }
        return entries;
    }

    @SuppressWarnings("unchecked") // lists are only ever made with this type
    List<Located> list() {
        if (!(value instanceof List)) {
            throw refused("a list");
        }
        return (List<Located>) value;
    }

    String text(String allowed) {
        if (!(value instanceof String text) || text.isBlank()) {
            throw refused(allowed);
        }
        return text;
    }

    long whole(long min, long max) {
        if (value instanceof Integer || value instanceof Long) {
            long number = ((Number) value).longValue();
            if (number >= min && number <= max) {
                return number;
            }
        }
        throw refused("a whole number from " + min + " to " + max);
    }

    double decimal(double min, double max) {
        if (value instanceof Number number && number.doubleValue() >= min && number.doubleValue() <= max) {
            return number.doubleValue();
        }
        throw refused("a number from " + min + " to " + max);
    }

    boolean flag() {
        if (!(value instanceof Boolean flag)) {
            throw refused("true or false");
        }
        return flag;
    }

    /** The plain value: maps, lists and what is in them without places. */
    Object plain() {
        if (value instanceof Map) {
            Map<String, Object> plain = new LinkedHashMap<>();
            object("", List.of()).forEach((name, entry) -> plain.put(name, entry.plain()));
            return plain;
        }
        return value instanceof List ? list().stream().map(Located::plain).toList() : value;
    }

    /** A plain value given at {@code where}: everything in it was given there. */
    static Located of(Object plain, String where) {
        if (plain instanceof Map<?, ?> map) {
            Map<String, Located> entries = new LinkedHashMap<>();
            map.forEach((name, entry) -> entries.put(String.valueOf(name), of(entry, where)));
            return new Located(entries, where);
        }
        if (plain instanceof List<?> list) {
            return new Located(list.stream().map(element -> of(element, where)).toList(), where);
        }
        return new Located(plain, where);
    }
}
