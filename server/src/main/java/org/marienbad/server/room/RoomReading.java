package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Supplier;

/** What people can read in a room; this changes nothing. Confined to the room's executor. */
final class RoomReading {
    private final Room room;
    private final RoomRights rights;

    RoomReading(Room room, RoomRights rights) {
        this.room = room;
        this.rights = rights;
    }

    Supplier<JsonNode> position(Caller caller, Body body) {
        if (caller.isInvited() && !state().isListed()) {
            return () -> {
                ObjectNode answer = Json.object().put("invited", caller.number());
                answer.set("room", room.telling().json(reader(caller)));
                return answer;
            };
        }
        rights.requireSight(caller);
        int at = body.optionalNumber("at", 0, Integer.MAX_VALUE).orElse(-1);
        if (at > game().length()) {
            throw RoomVerbs.refused(Refusal.Reason.ILLEGAL, "refused.number", "at", 0, game().length());
        }
        if (at >= 0) {
            return () -> {
                PositionJson earlier =
                        new PositionJson(game().view(caller.seat()).after(at), words(caller));
                ObjectNode json = earlier.rest(RoomGame.SPECTATOR, 0, at);
                json.putObject("drawing").set("full", earlier.drawing());
                ObjectNode answer = Json.object();
                answer.set("position", json);
                return answer;
            };
        }
        return () -> {
            ObjectNode answer = Json.object();
            if (caller.isInvited()) {
                answer.put("invited", caller.number());
            }
            answer.set("room", room.telling().json(reader(caller)));
            answer.set(
                    "position",
                    room.telling().position(caller.seat(), caller.visitor().locale()));
            return answer.put("version", room.version());
        };
    }

    Supplier<JsonNode> view(Caller caller, Body body) {
        rights.requireSight(caller);
        int from = body.optionalNumber("from", 0, Integer.MAX_VALUE).orElse(0);
        return () -> {
            ObjectNode answer = Json.object().put("version", room.version());
            answer.set("room", room.telling().json(reader(caller)));
            answer.setAll(new PositionJson(game().view(caller.seat()), words(caller)).plain(caller.seat(), from));
            answer.set("clock", room.telling().clock());
            return answer;
        };
    }

    Supplier<JsonNode> record(Caller caller, Body body) {
        rights.requireSight(caller);
        String format = body.optionalText("format").orElse("json");
        return () -> Records.write(room.house().plugins(), game(), state(), caller.seat(), format, room.id());
    }

    Supplier<JsonNode> analysis(Caller caller, Body body) {
        rights.requireSight(caller);
        rights.requireOver();
        int ply = body.number("ply", 0, game().length());
        return () -> room.review().position(ply, caller.visitor().locale());
    }

    Supplier<JsonNode> review(Caller caller, Body body) {
        rights.requireSight(caller);
        rights.requireOver();
        return () -> room.review().game(caller.visitor().locale());
    }

    private static RoomJson.Reader reader(Caller caller) {
        return new RoomJson.Reader(caller.seat(), caller.visitor().locale(), caller.isHost());
    }

    private GameWords words(Caller caller) {
        return room.words(caller.visitor().locale());
    }

    private RoomState state() {
        return room.state();
    }

    private RoomGame game() {
        return room.game();
    }
}
