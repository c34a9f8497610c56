package org.marienbad.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.marienbad.framework.record.RecordedPly;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.store.GameKey;
import org.marienbad.store.GameSummary;
import org.marienbad.store.RoomToken;
import org.marienbad.store.StoredGame;
import org.marienbad.store.StoredPly;
import org.marienbad.store.StoredRoom;

/** Rooms as the storage of a browser keeps them: JSON. */
final class KeptRoom {
    private KeptRoom() {}

    static String write(StoredRoom room) {
        GameSummary summary = room.game().summary();
        ObjectNode json = ServerJson.object().put("id", room.id()).put("settings", room.settings());
        json.put("open", room.isOpen());
        room.deadline().ifPresent(at -> json.put("deadline", at));
        ArrayNode tokens = json.putArray("tokens");
        for (RoomToken token : room.tokens()) {
            tokens.addObject()
                    .put("role", token.role().name())
                    .put("seat", token.seat())
                    .put("hash", token.hash());
        }
        json.put("game", summary.key().id()).put("version", summary.key().version());
        json.put("head", MatchRecordJson.write(summary.head()));
        json.put("started", summary.started().toEpochMilli())
                .put("updated", summary.updated().toEpochMilli());
        json.put("moves", summary.moves()).put("shown", room.game().shown());
        ArrayNode plies = json.putArray("plies");
        room.game().plies().forEach(ply -> write(plies.addObject(), ply));
        return json.toString();
    }

    private static void write(ObjectNode json, StoredPly ply) {
        json.put("node", ply.node()).put("parent", ply.parent()).put("ranking", ply.ranking());
        json.put("notation", ply.notation()).put("decider", ply.decider());
        ply.time().ifPresent(time -> {
            json.put("spent", time.spent());
            time.left().ifPresent(left -> json.put("left", left));
        });
    }

    /**
     * The room that {@link #write} wrote; it has no owner.
     *
     * @throws IllegalArgumentException if it was written by another version that had another form
     */
    static StoredRoom read(String text) {
        ObjectNode json = ServerJson.parse(text).orElseThrow(() -> new IllegalArgumentException("no room"));
        List<RoomToken> tokens = new ArrayList<>();
        for (JsonNode token : json.path("tokens")) {
            tokens.add(new RoomToken(
                    RoomToken.Role.valueOf(token.path("role").asText()),
                    token.path("seat").asInt(),
                    token.path("hash").asText()));
        }
        List<StoredPly> plies = new ArrayList<>();
        json.path("plies").forEach(ply -> plies.add(ply(ply)));
        GameSummary summary = new GameSummary(
                new GameKey(json.path("game").asLong(), json.path("version").asLong()),
                MatchRecordJson.read(json.path("head").asText()),
                Instant.ofEpochMilli(json.path("started").asLong()),
                Instant.ofEpochMilli(json.path("updated").asLong()),
                json.path("moves").asInt());
        return new StoredRoom(
                json.path("id").asText(),
                json.path("settings").asText(),
                json.path("open").asBoolean(),
                json.has("deadline") ? OptionalLong.of(json.path("deadline").asLong()) : OptionalLong.empty(),
                tokens,
                Optional.empty(),
                new StoredGame(summary, plies, json.path("shown").asInt()));
    }

    private static StoredPly ply(JsonNode json) {
        Optional<Long> left = json.has("left") ? Optional.of(json.path("left").asLong()) : Optional.empty();
        return new StoredPly(
                json.path("node").asInt(),
                json.path("parent").asInt(),
                json.path("ranking").asInt(),
                json.path("notation").asText(),
                json.path("decider").asInt(),
                json.has("spent")
                        ? Optional.of(new RecordedPly.Time(json.path("spent").asLong(), left))
                        : Optional.empty());
    }
}
