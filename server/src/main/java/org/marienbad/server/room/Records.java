package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.plugin.Catalogues;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.Text;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.PlayedGames;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;

/** Games of rooms as files to be taken home. */
final class Records {
    private Records() {}

    /**
     * The game as {@code seat} may have it.
     *
     * @param format {@code json}, or {@code text} for the notation of the game
     */
    static ObjectNode write(Catalogues plugins, RoomGame game, RoomState state, int seat, String format, String id) {
        MatchRecord record = state.complete(game.record(seat, state.players()));
        String name = game.setup().provider().id() + "-" + id;
        return switch (format) {
            case "json" -> file(name + ".json", "application/json", MatchRecordJson.write(record));
            case "text" -> file(name + ".txt", "text/plain", notation(plugins, record));
            default -> throw new Refusal(Refusal.Reason.MALFORMED, Text.of("refused.format", format));
        };
    }

    private static String notation(Catalogues plugins, MatchRecord record) {
        PlayedGames games = new PlayedGames(plugins.games(), plugins.notations(), Reach.ANYWHERE);
        try {
            PlayedGame played = games.read(MatchRecordJson.write(record), Optional.empty(), Map.of());
            if (!games.hasNotation(played)) {
                throw new Refusal(Refusal.Reason.ILLEGAL, Text.of("refused.notation"));
            }
            return games.notation(played);
        } catch (IllegalArgumentException refused) {
            throw new Refusal(Refusal.Reason.ILLEGAL, Text.of(String.valueOf(refused.getMessage())));
        }
    }

    private static ObjectNode file(String name, String type, String text) {
        return ServerJson.object().put("file", name).put("type", type).put("text", text);
    }
}
