package org.marienbad.server.serving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.marienbad.server.protocol.ServerJson;

/** The drawing that a page makes of the changes it receives. */
final class Redrawn {
    private Redrawn() {}

    /** {@code drawing} after {@code changes}. */
    static ObjectNode of(ObjectNode drawing, ObjectNode changes) {
        ObjectNode next = drawing.deepCopy();
        next.set("primitives", list(drawing.get("primitives"), changes.get("changes")));
        if (!changes.get("targets").isNull()) {
            next.set("targets", list(drawing.get("targets"), changes.get("targets")));
        }
        ((ObjectNode) next.get("icons")).setAll((ObjectNode) changes.get("icons"));
        return next;
    }

    private static ArrayNode list(JsonNode old, JsonNode coded) {
        ArrayNode list = ServerJson.array();
        for (JsonNode entry : coded) {
            if (entry.isArray()) {
                for (int i = 0; i < entry.get(1).asInt(); i++) {
                    list.add(old.get(entry.get(0).asInt() + i));
                }
            } else {
                list.add(entry);
            }
        }
        return list;
    }
}
