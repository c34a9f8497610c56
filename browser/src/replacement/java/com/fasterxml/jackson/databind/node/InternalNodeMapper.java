package com.fasterxml.jackson.databind.node;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Trees as text. */
final class InternalNodeMapper {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private InternalNodeMapper() {}

    public static String nodeToString(BaseJsonNode node) {
        try {
            return MAPPER.writeValueAsString(node);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public static String nodeToPrettyString(BaseJsonNode node) {
        return nodeToString(node);
    }
}
