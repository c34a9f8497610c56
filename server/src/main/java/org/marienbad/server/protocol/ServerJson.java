package org.marienbad.server.protocol;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** JSON as the server writes and reads it. */
public final class ServerJson {
    private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build());

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
}
