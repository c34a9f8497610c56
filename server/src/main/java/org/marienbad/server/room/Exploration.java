package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.marienbad.json.PlainJson;
import org.marienbad.play.OwnLine;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;

/** Lines of play that leave a finished game. */
final class Exploration {
    private Exploration() {}

    /** The position that {@code plies} lead to after {@code at} plies of the game, which is over; chance is drawn. */
    static ObjectNode position(Room room, Caller caller, int at, List<String> plies) {
        OwnLine line = OwnLine.of(room.game().setup(), room.game().actions().subList(0, at), plies)
                .orElseThrow(() -> Refusal.of(Refusal.Reason.ILLEGAL, "refused.spots"));
        WordedPosition position = room.telling()
                .worded(line.view(), caller.seat(), caller.visitor().locale());
        int length = line.view().length();
        ObjectNode json = position.rest(line.view().actor(), length, length);
        json.putObject("drawing").set("full", position.drawing());
        ObjectNode answer = ServerJson.object();
        answer.set("line", PlainJson.of(line.plies()));
        answer.set("position", json);
        return answer;
    }
}
