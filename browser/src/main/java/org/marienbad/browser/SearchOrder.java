package org.marienbad.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Catalogues;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.framework.shared.PlayerViews;
import org.marienbad.json.DecisionJson;
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
        Budget budget = new Budget(
                json.path("iterations").asLong(),
                json.path("depth").asInt(),
                json.path("nanos").asLong());
        State state = position.newState();
        int seat = state.actor();
        PlayerSpec spec = PlayerSpec.parse(record.players().get(seat));
        long seed = record.seed().orElseThrow();
        Player player = spec.create(plugins.players(), position.game(), seed);
        try {
            player.begin(position, seat);
            Decision decision = player.choose(PlayerViews.of(state, seat, seed, 0), seat, budget, monitor);
            return DecisionJson.of(spec, position.game(), state, decision, decision.nanos())
                    .toString();
        } finally {
            player.close();
        }
    }

    /** The decision that {@link #search} returned for {@code position}. */
    static Decision decision(GameSetup position, String text) {
        return DecisionJson.read(
                position.game(), position.newState(), ServerJson.parse(text).orElseThrow(), 0);
    }
}
