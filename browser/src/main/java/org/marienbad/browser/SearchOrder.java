package org.marienbad.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Catalogues;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.server.protocol.ServerJson;

/** One search that another worker is to do, and its decision, as JSON. */
final class SearchOrder {
    private SearchOrder() {}

    /** The position is that of a game without plies. */
    static String write(GameSetup position, PlayerSpec player, long seed, Budget budget) {
        List<String> players = Collections.nCopies(position.seats(), player.toString());
        MatchRecord record =
                new MatchRecordBuilder(position, players).seed(seed).build();
        return ServerJson.object()
                .put("record", MatchRecordJson.write(record))
                .put("iterations", budget.iterations())
                .put("depth", budget.depth())
                .put("nanos", budget.nanos())
                .toString();
    }

    /** Does the search of {@link #write}; returns its decision as JSON. */
    static String search(Catalogues plugins, String order, Monitor monitor) {
        ObjectNode json = ServerJson.parse(order).orElseThrow();
        MatchRecord record = MatchRecordJson.read(json.path("record").asText());
        GameSetup position = record.replay(plugins.games()::get).setup();
        int seat = position.newState().actor();
        Budget budget = new Budget(
                json.path("iterations").asLong(),
                json.path("depth").asInt(),
                json.path("nanos").asLong());
        PlayerSpec player = PlayerSpec.parse(record.players().get(seat));
        long seed = record.seed().orElseThrow();
        try (Advisor advisor = new Advisor(player.create(plugins.players(), position.game(), seed))) {
            return json(advisor.ask(MatchView.of(position, List.of(), Observer.seat(seat)), budget, monitor));
        }
    }

    private static String json(Decision decision) {
        ObjectNode json = ServerJson.object()
                .put("action", decision.action())
                .put("iterations", decision.iterations())
                .put("depth", decision.depth())
                .put("nanos", decision.nanos());
        ArrayNode lines = json.putArray("lines");
        for (Decision.ActionValue line : decision.lines()) {
            ObjectNode entry = lines.addObject()
                    .put("action", line.action())
                    .put("visits", line.visits())
                    .put("exact", line.exact());
            ArrayNode value = entry.putArray("value");
            for (double payoff : line.value()) {
                value.add(Double.toString(payoff)); // JSON has no NaN
            }
            ArrayNode continuation = entry.putArray("continuation");
            for (int ply : line.continuation()) {
                continuation.add(ply);
            }
        }
        return json.toString();
    }

    /** The decision that {@link #search} returned. */
    static Decision decision(String text) {
        ObjectNode json = ServerJson.parse(text).orElseThrow();
        List<Decision.ActionValue> lines = new ArrayList<>();
        for (JsonNode line : json.path("lines")) {
            lines.add(new Decision.ActionValue(
                    line.path("action").asInt(),
                    line.path("visits").asLong(),
                    all(line.path("value"))
                            .mapToDouble(payoff -> Double.parseDouble(payoff.asText()))
                            .toArray(),
                    line.path("exact").asBoolean(),
                    all(line.path("continuation")).mapToInt(JsonNode::asInt).toArray()));
        }
        return new Decision(
                json.path("action").asInt(),
                lines,
                json.path("iterations").asLong(),
                json.path("depth").asInt(),
                json.path("nanos").asLong());
    }

    private static Stream<JsonNode> all(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }
}
