package org.marienbad.lab.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import org.marienbad.lab.tournament.CodeVersion;

/**
 * The message to those who play games elsewhere.
 *
 * @param code by which the games are to be played
 * @param plan in JSON
 */
record WorkOrder(CodeVersion code, String plan) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** JSON in one line. */
    String write() {
        try {
            return MAPPER.writeValueAsString(Map.of("code", code.plain(), "plan", MAPPER.readTree(plan)));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static WorkOrder read(String json) {
        try {
            Parsed order = MAPPER.readValue(json, Parsed.class);
            return new WorkOrder(CodeVersion.of(order.code()), order.plan().toString());
        } catch (JsonProcessingException | NullPointerException broken) {
            throw new IllegalArgumentException("this is no plan for workers", broken);
        }
    }

    private record Parsed(Map<String, String> code, JsonNode plan) {}
}
