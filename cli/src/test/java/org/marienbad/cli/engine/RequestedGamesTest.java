package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.request.Entry;
import org.marienbad.request.GameEntries;
import org.marienbad.request.GameRequest;

class RequestedGamesTest {
    /** The engine has seats, counted from 0, where people may also say "lot". */
    private static String type(Entry.Kind kind) {
        return switch (kind) {
            case WHOLE -> "integer";
            case TEXT -> "string";
            case TEXTS -> "array";
            default -> "object";
        };
    }

    @Test
    void theSchemaAndTheDocumentHaveTheEntriesOfAGame() throws IOException {
        JsonNode schema = new ObjectMapper()
                .readTree(Path.of("../docs/engine.schema.json").toFile());
        JsonNode properties = schema.at("/$defs/setup/properties");
        List<String> names = new ArrayList<>();
        properties.fieldNames().forEachRemaining(names::add);
        assertEquals(GameRequest.NAMES, names);
        for (Entry entry : List.of(GameEntries.GAME, GameEntries.SEATS, GameEntries.OPTIONS)) {
            assertEquals(
                    type(entry.kind()),
                    properties.get(entry.name()).path("type").asText(),
                    entry.name());
        }
        for (Entry entry : List.of(GameEntries.POSITION, GameEntries.PLIES)) {
            assertEquals(
                    type(entry.kind()),
                    schema.at("/$defs/game/properties/" + entry.name() + "/type")
                            .asText(),
                    entry.name());
        }
        String document = Files.readString(Path.of("../docs/engine.md"));
        for (String name : RequestedGames.FIELDS) {
            assertTrue(document.contains("\n| `" + name + "` | "), name);
        }
    }
}
