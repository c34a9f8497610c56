package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Supplier;
import org.marienbad.framework.match.MatchView;
import org.marienbad.server.protocol.Body;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;

/** The reading requests in a room; they change nothing. Confined to the room's executor. */
final class RoomReading {
    private RoomReading() {}

    static Supplier<JsonNode> position(Room room, Caller caller, Body body) {
        if (caller.isInvited() && !room.state().isListed()) {
            return () -> {
                ObjectNode answer = ServerJson.object().put("invited", caller.number());
                answer.set("room", room.telling().json(reader(caller)));
                return answer;
            };
        }
        room.state().requireSight(caller);
        int at = body.optionalNumber("at", 0, Integer.MAX_VALUE).orElse(-1);
        if (at > room.game().tree().length()) {
            throw Refusal.of(
                    Refusal.Reason.ILLEGAL,
                    "refused.number",
                    "at",
                    0,
                    room.game().tree().length());
        }
        if (at >= 0 && body.has("line")) {
            room.requireOver();
            return () -> Exploration.position(room, caller, at, body.texts("line"));
        }
        if (at >= 0) {
            return () -> {
                MatchView then = room.game().view(caller.seat()).after(at);
                WordedPosition earlier = room.telling()
                        .worded(then, caller.seat(), caller.visitor().locale());
                ObjectNode json = earlier.rest(RoomGame.SPECTATOR, 0, Math.max(0, at - 1));
                json.putObject("drawing").set("full", earlier.drawing());
                ObjectNode answer = Exploration.setUp(then, ServerJson.object());
                answer.set("position", json);
                return answer;
            };
        }
        return () -> {
            ObjectNode answer = ServerJson.object();
            if (caller.isInvited()) {
                answer.put("invited", caller.number());
            }
            answer.set("room", room.telling().json(reader(caller)));
            answer.set(
                    "position",
                    room.telling().position(caller.seat(), caller.visitor().locale()));
            MatchView now = room.game().view(RoomGame.SPECTATOR);
            if (now.hasHiddenInformation()) {
                answer.put("hidden", now.isAnythingUnknown());
            }
            return answer.put("version", room.version());
        };
    }

    static Supplier<JsonNode> view(Room room, Caller caller, Body body) {
        room.state().requireSight(caller);
        int from = body.optionalNumber("from", 0, Integer.MAX_VALUE).orElse(0);
        return () -> {
            ObjectNode answer = ServerJson.object().put("version", room.version());
            answer.set("room", room.telling().json(reader(caller)));
            answer.setAll(
                    new WordedPosition(room.game().view(caller.seat()), room.words(caller)).plain(caller.seat(), from));
            answer.set("clock", room.telling().clock());
            return answer;
        };
    }

    static Supplier<JsonNode> record(Room room, Caller caller, Body body) {
        room.state().requireSight(caller);
        String format = body.optionalText("format").orElse("json");
        return () -> Records.write(room.house().plugins(), room.game(), room.state(), caller.seat(), format, room.id());
    }

    static Supplier<JsonNode> hint(Room room, Caller caller, Body body) {
        int seat = caller.requireSeat();
        room.requireRunning();
        if (!room.state().allowsHints()) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.hints");
        }
        if (room.game().tree().actor() != seat) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.hintTurn");
        }
        return () -> room.hints()
                .hint(
                        room.game().view(seat),
                        room.game().tree().node(),
                        caller.visitor().locale());
    }

    static Supplier<JsonNode> analysis(Room room, Caller caller, Body body) {
        room.state().requireSight(caller);
        room.requireOver();
        int ply = body.number("ply", 0, room.game().tree().length());
        return () -> room.review().position(ply, caller.visitor().locale());
    }

    static Supplier<JsonNode> review(Room room, Caller caller, Body body) {
        room.state().requireSight(caller);
        room.requireOver();
        return () -> room.review().game(caller.visitor().locale(), caller.seat());
    }

    private static RoomJson.Reader reader(Caller caller) {
        return new RoomJson.Reader(caller.seat(), caller.visitor().locale(), caller.isHost());
    }
}
