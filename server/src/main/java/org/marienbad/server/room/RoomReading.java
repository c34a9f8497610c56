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
        boolean invited = caller.role() == Caller.Role.INVITED;
        if (!invited) {
            rights.requireSight(caller);
        }
        int seat = invited ? RoomGame.SPECTATOR : caller.seat();
        RoomJson.Reader reader = new RoomJson.Reader(seat, caller.visitor().locale(), caller.isHost());
        if (invited && !state().isListed()) {
            return () -> {
                ObjectNode answer = Json.object().put("invited", caller.seat());
                answer.set("room", room.telling().json(reader));
                return answer;
            };
        }
        int at = body.optionalNumber("at", 0, Integer.MAX_VALUE).orElse(-1);
        if (at > game().length()) {
            throw RoomVerbs.refused(Refusal.Reason.ILLEGAL, "refused.number", "at", 0, game().length());
        }
        if (at >= 0) {
            return () -> {
                PositionJson earlier = new PositionJson(game().view(seat).after(at), words(caller));
                ObjectNode json = earlier.rest(RoomGame.SPECTATOR, 0, at);
                json.putObject("drawing").set("full", earlier.drawing());
                ObjectNode answer = Json.object();
                answer.set("position", json);
                return answer;
            };
        }
        return () -> {
            ObjectNode answer = Json.object();
            if (invited) {
                answer.put("invited", caller.seat());
            }
            answer.set("room", room.telling().json(reader));
            answer.set(
                    "position", room.telling().position(seat, caller.visitor().locale()));
            return answer.put("version", room.version());
        };
    }

    Supplier<JsonNode> view(Caller caller, Body body) {
        rights.requireSight(caller);
        int from = body.optionalNumber("from", 0, Integer.MAX_VALUE).orElse(0);
        RoomJson.Reader reader =
                new RoomJson.Reader(caller.seat(), caller.visitor().locale(), caller.isHost());
        return () -> {
            ObjectNode answer = Json.object().put("version", room.version());
            answer.set("room", room.telling().json(reader));
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
