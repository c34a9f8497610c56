package org.marienbad.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Map;

/** A position as one line of JSON, as commands take it. */
public final class PositionText {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private PositionText() {}

    /** Writes the plain values of a position. */
    public static String write(Map<String, Object> position) {
        try {
            return MAPPER.writeValueAsString(position);
        } catch (JsonProcessingException notPlain) {
            throw new IllegalArgumentException(notPlain);
        }
    }
}
