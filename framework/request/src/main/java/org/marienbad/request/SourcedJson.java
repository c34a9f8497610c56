package org.marienbad.request;

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
import java.util.function.Supplier;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Reach;

/**
 * A JSON value with its source location, for error messages.
 *
 * @param value a {@code Map<String, SourcedJson>}, a {@code List<SourcedJson>}, or plain: text, number, boolean, null
 * @param where for people: "plan.json line 3, $.games", or the name of a flag
 * @param reach of the settings that may be given there
 */
public record SourcedJson(Object value, String where, Reach reach) {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /**
     * Reads JSON text.
     *
     * @param source its name, for messages
     * @throws IllegalArgumentException saying in which line it is not JSON
     */
    public static SourcedJson read(String source, String json, Reach reach) {
        try (JsonParser parser = FACTORY.createParser(json)) {
            if (parser.nextToken() == null) {
                throw new IllegalArgumentException(source + " is empty; expected a JSON object");
            }
            SourcedJson root = value(parser, new Source(source, reach), "$");
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException(place(source, parser.currentTokenLocation())
                        + ": something follows the end of the JSON object");
            }
            return root;
        } catch (JsonProcessingException malformed) {
            String problem = malformed.getOriginalMessage().lines().findFirst().orElse("unreadable");
            JsonLocation at = malformed.getLocation(); // null where a limit of the parser is passed
            throw new IllegalArgumentException(
                    (at == null ? source : place(source, at) + ", column " + at.getColumnNr()) + ": "
                            + (problem.startsWith("Unexpected end-of-input") ? "the JSON breaks off" : problem),
                    malformed);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String place(String source, JsonLocation location) {
        return source + " line " + location.getLineNr();
    }

    private record Source(String name, Reach reach) {}

    private static SourcedJson value(JsonParser parser, Source source, String path) throws IOException {
        String where = place(source.name(), parser.currentTokenLocation()) + ", " + path;
        JsonToken token = parser.currentToken();
        switch (token) {
            case START_OBJECT -> {
                Map<String, SourcedJson> entries = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = parser.currentName();
                    parser.nextToken();
                    entries.put(name, value(parser, source, path + "." + name));
                }
                return new SourcedJson(entries, where, source.reach());
            }
            case START_ARRAY -> {
                List<SourcedJson> elements = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    elements.add(value(parser, source, path + "[" + elements.size() + "]"));
                }
                return new SourcedJson(elements, where, source.reach());
            }
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
                return new SourcedJson(parser.getNumberValue(), where, source.reach());
            }
            case VALUE_TRUE, VALUE_FALSE -> {
                return new SourcedJson(token == JsonToken.VALUE_TRUE, where, source.reach());
            }
            case VALUE_NULL -> {
                return new SourcedJson(null, where, source.reach());
            }
            default -> {
                return new SourcedJson(parser.getText(), where, source.reach());
            }
        }
    }

    /** Another value, given at the same place. */
    public SourcedJson with(Object other) {
        return new SourcedJson(other, where, reach);
    }

    /** The refusal of this value. */
    public RequestFault refused(String allowed) {
        return wrong(shown() + " is not allowed; allowed: " + allowed);
    }

    /** This value as refusals quote it. */
    String shown() {
        return value instanceof Map ? "an object" : value instanceof List ? "a list" : "'" + value + "'";
    }

    /** A refusal that names this place. */
    public RequestFault wrong(String problem) {
        return new RequestFault(where, problem);
    }

    /** The entries of an object that has no others than {@code known}. */
    @SuppressWarnings("unchecked") // maps are only ever made with these types
    public Map<String, SourcedJson> object(String noun, Collection<String> known) {
        if (!(value instanceof Map)) {
            throw refused("an object");
        }
        Map<String, SourcedJson> entries = (Map<String, SourcedJson>) value;
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
    public List<SourcedJson> list() {
        if (!(value instanceof List)) {
            throw refused("a list");
        }
        return (List<SourcedJson>) value;
    }

    /** This value, which must be text that is not blank. */
    public String text(String allowed) {
        if (!(value instanceof String text) || text.isBlank()) {
            throw refused(allowed);
        }
        return text;
    }

    /** This value, which must be a whole number from {@code min} to {@code max}. */
    public long whole(long min, long max) {
        if (value instanceof Integer || value instanceof Long) {
            long number = ((Number) value).longValue();
            if (number >= min && number <= max) {
                return number;
            }
        }
        throw refused("a whole number from " + min + " to " + max);
    }

    /** This value, which must be a number from {@code min} to {@code max}. */
    public double decimal(double min, double max) {
        if (value instanceof Number number && number.doubleValue() >= min && number.doubleValue() <= max) {
            return number.doubleValue();
        }
        throw refused("a number from " + min + " to " + max);
    }

    /** This value, which must be true or false. */
    public boolean flag() {
        if (!(value instanceof Boolean flag)) {
            throw refused("true or false");
        }
        return flag;
    }

    /** The plain value: maps, lists and what is in them without places. */
    public Object plain() {
        if (value instanceof Map) {
            Map<String, Object> plain = new LinkedHashMap<>();
            object("", List.of()).forEach((name, entry) -> plain.put(name, entry.plain()));
            return plain;
        }
        return value instanceof List ? list().stream().map(SourcedJson::plain).toList() : value;
    }

    /** A plain value that this machine's user gave at {@code where}: everything in it was given there. */
    public static SourcedJson of(Object plain, String where) {
        return of(plain, where, Reach.LOCAL);
    }

    /** A plain value that was given at {@code where}, with the reach of its settings. */
    public static SourcedJson of(Object plain, String where, Reach reach) {
        if (plain instanceof Map<?, ?> map) {
            Map<String, SourcedJson> entries = new LinkedHashMap<>();
            map.forEach((name, entry) -> entries.put(String.valueOf(name), of(entry, where, reach)));
            return new SourcedJson(entries, where, reach);
        }
        if (plain instanceof List<?> list) {
            return new SourcedJson(
                    list.stream().map(element -> of(element, where, reach)).toList(), where, reach);
        }
        return new SourcedJson(plain, where, reach);
    }

    /** The result of {@code call}; its refusal is said to have been given here, unless it says where. */
    public <T> T checked(Supplier<T> call) {
        try {
            return call.get();
        } catch (RequestFault placed) {
            throw placed;
        } catch (IllegalArgumentException refused) {
            throw new RequestFault(where, refused.getMessage(), "", refused);
        }
    }
}
