package org.marienbad.server.protocol;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** JSON as the server writes and reads it. */
public final class ServerJson {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private ServerJson() {}

    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    public static ArrayNode array() {
        return MAPPER.createArrayNode();
    }

    public static byte[] bytes(JsonNode json) {
        try {
            return MAPPER.writeValueAsBytes(json);
        } catch (JacksonException impossible) { // a tree is always JSON
            throw new IllegalStateException(impossible);
        }
    }

    /** The object in {@code text}; empty if that is something else. */
    public static Optional<ObjectNode> parse(String text) {
        try {
            return MAPPER.readTree(text) instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
        } catch (JacksonException malformed) {
            return Optional.empty();
        }
    }

    /** Numbers, booleans, texts, and lists and maps of them; anything else as its text. */
    public static Object plain(JsonNode node) {
        if (node.isObject()) {
            Map<String, Object> map = new LinkedHashMap<>();
            node.properties().forEach(entry -> map.put(entry.getKey(), plain(entry.getValue())));
            return map;
        }
        if (node.isArray()) {
            List<Object> list = new ArrayList<>();
            node.forEach(entry -> list.add(plain(entry)));
            return list;
        }
        if (node.isIntegralNumber() && node.canConvertToLong()) {
            return node.canConvertToInt() ? (Object) node.intValue() : (Object) node.longValue();
        }
        return node.isNumber()
                ? (Object) node.doubleValue()
                : node.isBoolean() ? (Object) node.booleanValue() : node.asText();
    }
}
