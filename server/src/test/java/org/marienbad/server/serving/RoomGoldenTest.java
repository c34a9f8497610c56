package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.marienbad.server.serving.TestHouse.GUEST;
import static org.marienbad.server.serving.TestHouse.PLUGINS;
import static org.marienbad.server.serving.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.server.protocol.ServerJson;

/**
 * The messages to a seat of every game: its room, its first position, and the changes by one ply. To accept a change,
 * delete the file and run the test again.
 */
class RoomGoldenTest {
    private static final long SEED = 1;
    /** Longer lists are told by their first entry, their length and a hash. */
    private static final int MOST_ENTRIES = 3;
    /** Objects with more, such as the inks, are told likewise. */
    private static final int MOST_FIELDS = 30;

    @TempDir
    Path directory;

    static Stream<String> games() {
        return PLUGINS.games().ids().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void messagesAreAsTheyWere(String id) throws IOException {
        Path file = Path.of("src/test/resources/org/marienbad/server/serving/golden", id + ".txt");
        String now = told(id);
        if (Files.exists(file)) {
            assertEquals(Files.readString(file), now, "messages of " + id);
        } else {
            Files.createDirectories(file.getParent());
            Files.writeString(file, now);
        }
    }

    private String told(String id) {
        GameSetup setup = GameSetup.of(PLUGINS.games().get(id));
        try (TestHouse house = new TestHouse(directory)) {
            KnownRoom room = KnownRoom.keep(house, "golden", setup.drawn(SEED), SEED, List.of());
            JsonNode first = house.ask(room.watch(), room.id(), "view", json("{}"));
            int mover = first.get("actor").asInt();
            TestHouse.Reader reader = house.watch(GUEST, room.tokens().get(mover), room.id());
            StringBuilder lines = new StringBuilder();
            lines.append(shortened(reader.last("room"))).append('\n');
            lines.append(shortened(reader.last("position"))).append('\n');
            JsonNode view = house.ask(room.tokens().get(mover), room.id(), "view", json("{}"));
            house.ask(
                    room.tokens().get(mover),
                    room.id(),
                    "play",
                    ServerJson.object()
                            .put("version", view.get("version").asLong())
                            .put("code", view.at("/legal/0/code").asInt()));
            return lines.append(shortened(reader.last("position"))).append('\n').toString();
        }
    }

    private static JsonNode shortened(JsonNode node) {
        if (node instanceof ObjectNode object) {
            ObjectNode copy = ServerJson.object();
            object.properties().forEach(entry -> copy.set(entry.getKey(), shortened(entry.getValue())));
            return copy.size() <= MOST_FIELDS
                    ? copy
                    : ServerJson.object().put("entries", copy.size()).put("hash", hash(node));
        } else if (node instanceof ArrayNode array && array.size() > MOST_ENTRIES) {
            return ServerJson.array().add(shortened(array.get(0))).add(array.size() + " entries, " + hash(array));
        } else if (node instanceof ArrayNode array) {
            ArrayNode copy = ServerJson.array();
            array.forEach(entry -> copy.add(shortened(entry)));
            return copy;
        }
        return node;
    }

    private static String hash(JsonNode node) {
        return Integer.toHexString(node.toString().hashCode());
    }
}
