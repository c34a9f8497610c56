package org.marienbad.server.serving;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.server.house.House;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.store.StoredGame;
import org.marienbad.store.StoredRoom;

/** The records of all games that are over, for the host who studies them. */
final class FinishedGames {
    private static final int MOST = 50;

    private FinishedGames() {}

    /**
     * The finished games among the next rooms after the id {@code after}, which is empty for the first ones. Their seeds
     * are left out.
     *
     * @throws Refusal if {@code visitor} is not the host
     */
    static ObjectNode write(House house, Visitor visitor, String after) {
        if (!visitor.isHost()) {
            throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.host");
        }
        List<String> ids = house.store().after(after, MOST);
        ObjectNode json = ServerJson.object();
        ArrayNode games = json.putArray("games");
        for (String id : ids) {
            house.store()
                    .load(id)
                    .map(StoredRoom::game)
                    .filter(game -> game.summary().isFinished())
                    .ifPresent(game -> games.add(game(id, game)));
        }
        return json.put("next", ids.size() < MOST ? null : ids.get(ids.size() - 1));
    }

    private static ObjectNode game(String id, StoredGame game) {
        ObjectNode json = ServerJson.object().put("room", id);
        json.put("started", game.summary().started().toString());
        json.put("updated", game.summary().updated().toString());
        String record = MatchRecordJson.write(game.record().withoutSeed());
        return json.set("record", ServerJson.parse(record).orElseThrow());
    }
}
