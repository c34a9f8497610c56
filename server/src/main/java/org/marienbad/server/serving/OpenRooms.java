package org.marienbad.server.serving;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Set;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.house.House;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.room.RoomJson;
import org.marienbad.server.room.RoomSeat;
import org.marienbad.server.room.RoomState;
import org.marienbad.store.RoomSummary;

/** Rooms in which strangers may sit down, as a list. */
final class OpenRooms {
    private OpenRooms() {}

    static ObjectNode write(House house, RoomSummary room, Locale locale) {
        MatchRecord head = room.game().head();
        GameProvider game = house.setups().game(head.game());
        GameWords words = GameWords.of(game, locale);
        RoomState state = RoomState.read(room.settings(), Set.of(), head);
        ObjectNode json = ServerJson.object().put("id", room.id());
        json.put("game", game.id()).put("name", words.name());
        ArrayNode seats = json.putArray("seats");
        for (RoomSeat seat : state.seats()) {
            seats.addObject()
                    .put("kind", RoomJson.kind(seat))
                    .put("name", seat.name())
                    .put(
                            "words",
                            seat.player()
                                    .map(spec -> house.levels().words(spec, locale))
                                    .orElse(""));
        }
        TimeControl control = head.clock().map(MatchRecord.Clock::control).orElse(TimeControl.UNLIMITED);
        json.put("clock", control.toString());
        return json.put("created", room.game().started().toString());
    }
}
