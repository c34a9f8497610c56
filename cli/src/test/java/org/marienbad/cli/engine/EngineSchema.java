package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The JSON Schema of the engine's messages, docs/engine.schema.json. */
final class EngineSchema {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Map<String, String> ANSWERS =
            Map.of("apply", "position", "open", "position", "ply", "position", "undo", "position", "spawn", "step");
    private static final String TEXT = read();
    private static final Map<String, JsonSchema> PARTS = new ConcurrentHashMap<>();
    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            factory -> factory.schemaLoaders(loaders -> loaders.schemas(Map.of("urn:marienbad:engine:2", TEXT))));

    private EngineSchema() {}

    private static String read() {
        try {
            return Files.readString(Path.of("../docs/engine.schema.json"));
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    /** The parts that do not fit the {@code definition} of the schema. */
    static Set<ValidationMessage> misfits(String part, JsonNode message) {
        return PARTS.computeIfAbsent(
                        part, name -> FACTORY.getSchema(SchemaLocation.of("urn:marienbad:engine:2#/$defs/" + name)))
                .validate(message);
    }

    /** Requires that {@code message} fits the definition {@code part} of the schema. */
    static void require(String part, JsonNode message) {
        Set<ValidationMessage> misfits = misfits(part, message);
        assertTrue(misfits.isEmpty(), () -> part + ": " + misfits + "\n" + message);
    }

    /** Whatever an engine may answer. */
    static void requireAnswer(String answer) {
        require("answer", parsed(answer));
    }

    /** A request, and what was answered to it: one that was understood fits the schema, and so does the answer to it. */
    static void requireExchange(String request, String answer) {
        JsonNode answered = parsed(answer);
        requireAnswer(answer);
        JsonNode asked;
        try {
            asked = MAPPER.readTree(request);
        } catch (JsonProcessingException notJson) {
            require("answer.error", answered);
            return;
        }
        if (asked.isArray() && answered.isArray()) {
            for (int i = 0; i < asked.size(); i++) {
                requireExchange(asked.get(i).toString(), answered.get(i).toString());
            }
        } else if (!answered.has("error")) {
            require("request", asked);
            String name = asked.path("do").asText();
            require("answer." + ANSWERS.getOrDefault(name, name), answered);
        }
    }

    private static JsonNode parsed(String answer) {
        try {
            return MAPPER.readTree(answer);
        } catch (JsonProcessingException notJson) {
            return fail("not JSON: " + answer, notJson);
        }
    }
}
