package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.Plies;
import org.marienbad.json.PlainJson;

/** A decision and its lines as JSON, actions in the game's notation; values that are not known are null. */
public final class DecisionJson {
    private DecisionJson() {}

    /** The decision of {@code spec} in {@code state} in {@code nanos} nanoseconds. */
    public static ObjectNode of(PlayerSpec spec, Game game, State state, Decision decision, long nanos) {
        return of(spec.toString(), game, state, decision, nanos);
    }

    /** The same of the player that is written so. */
    public static ObjectNode of(String player, Game game, State state, Decision decision, long nanos) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("ply", Plies.write(game, state, decision.action()));
        answer.put("code", decision.action());
        answer.put("player", player);
        ArrayNode lines = answer.putArray("lines");
        decision.lines().forEach(line -> add(game, state, lines, line));
        answer.put("iterations", decision.iterations());
        answer.put("depth", decision.depth());
        answer.put("millis", millis(nanos));
        return answer;
    }

    /** The decision of {@code player} by its view of a match. */
    public static ObjectNode of(String player, MatchView view, Decision decision) {
        return of(player, view.setup().game(), view.determinized(), decision, decision.nanos());
    }

    /** Nanoseconds in milliseconds of two decimals. */
    public static double millis(long nanos) {
        return Math.round(nanos / 1e4) / 1e2;
    }

    private static void add(Game game, State state, ArrayNode lines, Decision.ActionValue line) {
        ObjectNode entry = lines.addObject();
        entry.put("ply", Plies.write(game, state, line.action()));
        entry.put("code", line.action());
        entry.set("value", PlainJson.of(line.value()));
        entry.put("visits", line.visits());
        entry.put("exact", line.exact());
        ArrayNode continuation = entry.putArray("continuation");
        State next = state.copy();
        next.apply(line.action());
        for (int code : line.continuation()) {
            continuation.add(Plies.write(game, next, code));
            next.apply(code);
        }
    }
}
