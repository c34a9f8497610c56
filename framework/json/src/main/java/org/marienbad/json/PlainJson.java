package org.marienbad.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Plain values as JSON, such as positions and options are made of. */
public final class PlainJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private PlainJson() {}

    /**
     * The object that {@code text} writes, as plain values.
     *
     * @throws IllegalArgumentException if it writes none
     */
    public static Map<String, Object> read(String text) {
        try {
            if (MAPPER.readTree(text) instanceof ObjectNode object) {
                return object(object);
            }
            throw new IllegalArgumentException("no JSON object");
        } catch (JsonProcessingException malformed) {
            throw new IllegalArgumentException(
                    "no JSON object: "
                            + malformed.getOriginalMessage().lines().findFirst().orElse("unreadable"),
                    malformed);
        }
    }

    private static Map<String, Object> object(ObjectNode node) {
        Map<String, Object> map = new LinkedHashMap<>();
        node.properties().forEach(entry -> map.put(entry.getKey(), plain(entry.getValue())));
        return map;
    }

    /** The value of {@code node}: numbers, truth values, texts, null, and lists and maps of them. */
    public static Object plain(JsonNode node) {
        if (node instanceof ObjectNode object) {
            return object(object);
        } else if (node.isArray()) {
            List<Object> list = new ArrayList<>(node.size());
            node.forEach(entry -> list.add(plain(entry)));
            return list;
        } else if (node.isNumber()) {
            return node.isIntegralNumber() ? node.numberValue() : (Object) node.doubleValue();
        } else if (node.isNull()) {
            return null;
        }
        return node.isBoolean() ? (Object) node.booleanValue() : node.asText();
    }

    /** The object of {@code map} as one line. */
    public static String text(Map<String, ?> map) {
        return of(map).toString();
    }

    /** The object of {@code map} as people write it: a line for each entry, and for each row of a list of texts or lists. */
    public static String lines(Map<String, ?> map) {
        return map.entrySet().stream()
                .map(entry -> "  " + of(entry.getKey()) + ": " + rows(of(entry.getValue())))
                .collect(Collectors.joining(",\n", "{\n", "\n}"));
    }

    private static String rows(JsonNode node) {
        List<JsonNode> parts = new ArrayList<>();
        node.forEach(parts::add);
        boolean isTable = node.isArray()
                && parts.size() > 1
                && parts.stream().allMatch(part -> part.isTextual() || part.isArray());
        return isTable
                ? parts.stream().map(JsonNode::toString).collect(Collectors.joining(",\n    ", "[\n    ", "\n  ]"))
                : node.toString();
    }

    /**
     * The text of {@code value} for a script element of a page. The keys of maps are in order, so that equal values are equal text in every
     * process.
     */
    public static String script(Object value) {
        // In a script a tag in a name would end it: no letter of JSON needs to stand as < itself.
        return sorted(of(value))
                .toString()
                .replace("<", "\\u003c")
                .replace("\u2028", "\\u2028")
                .replace("\u2029", "\\u2029");
    }

    private static JsonNode sorted(JsonNode node) {
        if (node.isArray()) {
            ArrayNode list = NODES.arrayNode(node.size());
            node.forEach(entry -> list.add(sorted(entry)));
            return list;
        } else if (node.isObject()) {
            ObjectNode object = NODES.objectNode();
            node.properties().stream()
                    .sorted(Map.Entry.comparingByKey())
                    .forEach(entry -> object.set(entry.getKey(), sorted(entry.getValue())));
            return object;
        }
        return node;
    }

    /** An object of the entries of {@code map}. */
    public static ObjectNode of(Map<String, ?> map) {
        ObjectNode object = NODES.objectNode();
        map.forEach((key, value) -> object.set(key, of(value)));
        return object;
    }

    /** A list of the elements of {@code values}. */
    public static ArrayNode of(Collection<?> values) {
        ArrayNode list = NODES.arrayNode();
        values.forEach(value -> list.add(of(value)));
        return list;
    }

    public static ArrayNode of(int... numbers) {
        ArrayNode list = NODES.arrayNode(numbers.length);
        Arrays.stream(numbers).forEach(list::add);
        return list;
    }

    /** A number that is not finite is null. */
    public static ArrayNode of(double... numbers) {
        ArrayNode list = NODES.arrayNode(numbers.length);
        Arrays.stream(numbers).forEach(number -> list.add(of(number)));
        return list;
    }

    /**
     * Null, a truth value, a text, a number (null if it is not finite), or a map, collection or array of such.
     *
     * @throws IllegalArgumentException if {@code value} is or holds anything else
     */
    @SuppressWarnings("unchecked") // other keys than texts are refused as they are read
    public static JsonNode of(Object value) {
        if (value == null) {
            return NODES.nullNode();
        } else if (value instanceof Map<?, ?> map) {
            return of((Map<String, ?>) map);
        } else if (value instanceof Collection<?> values) {
            return of(values);
        } else if (value instanceof int[] numbers) {
            return of(numbers);
        } else if (value instanceof double[] numbers) {
            return of(numbers);
        } else if (value instanceof Object[] values) {
            return of(Arrays.asList(values));
        } else if (value instanceof Boolean truth) {
            return NODES.booleanNode(truth);
        } else if (value instanceof String text) {
            return NODES.textNode(text);
        } else if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return NODES.numberNode(((Number) value).intValue());
        } else if (value instanceof Long number) {
            return NODES.numberNode(number.longValue());
        } else if (value instanceof BigInteger number) {
            return NODES.numberNode(number);
        } else if (value instanceof Number number) {
            return Double.isFinite(number.doubleValue()) ? NODES.numberNode(number.doubleValue()) : NODES.nullNode();
        }
        throw new IllegalArgumentException("no plain value: " + value.getClass().getName());
    }
}
