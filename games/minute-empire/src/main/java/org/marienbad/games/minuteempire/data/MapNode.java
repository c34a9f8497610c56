package org.marienbad.games.minuteempire.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.marienbad.framework.setting.Names;

/**
 * A value of a JSON document with its location: errors name its path and line. Jackson's own tree forgets the lines, and its
 * binding to classes stops at the first unknown field without saying what is allowed.
 */
public final class MapNode {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final String file;
    private final String path;
    private final int line;
    /** A string, a number, a boolean, a list of nodes, a map of nodes by key, or null. */
    private final Object value;

    private MapNode(String file, String path, int line, Object value) {
        this.file = file;
        this.path = path;
        this.line = line;
        this.value = value;
    }

    /** The document {@code text}; {@code file} is its name in errors. */
    public static MapNode parse(String file, String text) {
        try (JsonParser parser = FACTORY.createParser(text)) {
            if (parser.nextToken() == null) {
                throw new DataException(file, "", "is empty; allowed: a JSON object");
            }
            MapNode root = read(file, "", parser);
            if (parser.nextToken() != null) {
                int line = parser.currentTokenLocation().getLineNr();
                throw new DataException(file, "line " + line, "something follows the JSON object");
            }
            return root;
        } catch (JsonProcessingException wrong) {
            JsonLocation at = wrong.getLocation(); // null where a limit of the parser is passed
            String place = at == null ? "" : "line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw new DataException(file, place, "not JSON: " + problem(wrong));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** The fault, without the words of a file that may be no map at all. */
    private static String problem(JsonProcessingException wrong) {
        String problem = wrong.getOriginalMessage()
                .lines()
                .findFirst()
                .orElse("unreadable")
                .split("; ")[0];
        if (problem.startsWith("Unexpected end-of-input")) {
            return "it breaks off";
        }
        return problem.startsWith("Unrecognized token") ? "a word that JSON does not have" : problem;
    }

    private static MapNode read(String file, String path, JsonParser parser) throws IOException {
        int line = parser.currentTokenLocation().getLineNr();
        JsonToken token = parser.currentToken();
        Object value = switch (token) {
            case START_OBJECT -> {
                Map<String, MapNode> entries = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String key = parser.currentName();
                    parser.nextToken();
                    entries.put(key, read(file, path.isEmpty() ? key : path + "." + key, parser));
                }
                yield entries;
            }
            case START_ARRAY -> {
                List<MapNode> items = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    items.add(read(file, path + "[" + items.size() + "]", parser));
                }
                yield items;
            }
            case VALUE_STRING -> parser.getText();
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> null;
        };
        return new MapNode(file, path, line, value);
    }

    public String file() {
        return file;
    }

    /** For errors: {@code cards[3].icons (line 17)}. */
    public String place() {
        return path.isEmpty() ? "line " + line : path + " (line " + line + ")";
    }

    public DataException fault(String rule) {
        return new DataException(file, place(), rule);
    }

    private DataException unexpected(String allowed) {
        return fault(describe() + " is not allowed; allowed: " + allowed);
    }

    private String describe() {
        if (value instanceof Map) {
            return "an object";
        }
        if (value instanceof List) {
            return "a list";
        }
        if (value instanceof Double number) {
            return number == Math.rint(number) && Math.abs(number) < 1e15
                    ? String.valueOf(number.longValue())
                    : String.valueOf(number);
        }
        return value instanceof String text ? "'" + text + "'" : String.valueOf(value);
    }

    /** The entries of an object, which may have no other keys than {@code known}. */
    public Map<String, MapNode> object(String... known) {
        Map<String, MapNode> entries = object();
        for (String key : entries.keySet()) {
            if (!Arrays.asList(known).contains(key)) {
                throw entries.get(key).fault(Names.unknown("entry", key, List.of(known)));
            }
        }
        return entries;
    }

    /** The entries of an object with keys of any name. */
    public Map<String, MapNode> object() {
        if (value instanceof Map<?, ?> map) {
            Map<String, MapNode> entries = new LinkedHashMap<>();
            map.forEach((key, node) -> entries.put((String) key, (MapNode) node));
            return entries;
        }
        throw unexpected("an object");
    }

    /** The entry {@code key} of an object. */
    public MapNode get(String key) {
        return find(key).orElseThrow(() -> fault("entry '" + key + "' is missing"));
    }

    public Optional<MapNode> find(String key) {
        return Optional.ofNullable(object().get(key));
    }

    public List<MapNode> list() {
        if (value instanceof List<?> list) {
            return list.stream().map(MapNode.class::cast).toList();
        }
        throw unexpected("a list");
    }

    /** A list of {@code min} to {@code max} values; {@code of} names them in messages. */
    public List<MapNode> list(int min, int max, String of) {
        List<MapNode> items = list();
        if (items.size() < min || items.size() > max) {
            String many =
                    min == max ? String.valueOf(min) : max == Integer.MAX_VALUE ? min + " or more" : min + " to " + max;
            throw fault("a list of " + items.size() + " is not allowed; allowed: " + many + " " + of);
        }
        return items;
    }

    /** A text that is not blank. */
    public String text() {
        if (value instanceof String text && !text.isBlank()) {
            return text;
        }
        throw unexpected("a text");
    }

    public boolean isText(String expected) {
        return expected.equals(value);
    }

    public int whole(int min, int max) {
        if (value instanceof Double number && number == Math.rint(number) && number >= min && number <= max) {
            return number.intValue();
        }
        throw unexpected("a whole number from " + min + " to " + max);
    }

    public double number(double min, double max) {
        if (value instanceof Double number && number >= min && number <= max) {
            return number;
        }
        throw unexpected(String.format(Locale.ROOT, "a number from %s to %s", trim(min), trim(max)));
    }

    /** Exactly {@code expected}: the name of a format, a value without alternative. */
    public void require(String expected) {
        if (!isText(expected)) {
            throw unexpected("\"" + expected + "\"");
        }
    }

    /** One of the constants of {@code type}, written in small letters with dashes. */
    public <E extends Enum<E>> E constant(Class<E> type) {
        for (E constant : type.getEnumConstants()) {
            if (word(constant).equals(value)) {
                return constant;
            }
        }
        throw unexpected("one of "
                + Arrays.stream(type.getEnumConstants()).map(MapNode::word).collect(Collectors.joining(", ")));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String trim(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }
}
