package org.marienbad.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.Plies;

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

    /**
     * The decision in {@code state} that {@code answer} tells, as anybody may have written it. Lines that are not legal are
     * left out, and continuations end before a ply that is not.
     *
     * @param nanos the time that it took
     * @throws IllegalArgumentException if the ply chosen is not legal
     */
    public static Decision read(Game game, State state, JsonNode answer, long nanos) {
        int action = code(game, state, answer.path("ply"));
        if (action < 0) {
            throw new IllegalArgumentException("illegal: " + answer.path("ply"));
        }
        List<Decision.ActionValue> lines = new ArrayList<>();
        for (JsonNode line : answer.path("lines")) {
            int code = code(game, state, line.path("ply"));
            if (code >= 0 && line.path("value").size() == game.info().seats()) {
                lines.add(new Decision.ActionValue(
                        code,
                        line.path("visits").asLong(),
                        values(line.path("value")),
                        line.path("exact").asBoolean(),
                        continuation(game, state, code, line.path("continuation"))));
            }
        }
        return new Decision(
                action,
                lines,
                answer.path("iterations").asLong(),
                answer.path("depth").asInt(),
                nanos);
    }

    /** The code of the action that {@code ply} means in {@code before}; −1 if it means none. */
    private static int code(Game game, State before, JsonNode ply) {
        return ply.isTextual() ? Plies.find(game, before, ply.textValue()).orElse(-1) : -1;
    }

    private static double[] values(JsonNode value) {
        double[] values = new double[value.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value.get(i).isNumber() ? value.get(i).doubleValue() : Double.NaN;
        }
        return values;
    }

    private static int[] continuation(Game game, State before, int action, JsonNode plies) {
        State state = before.copy();
        state.apply(action);
        int[] codes = new int[plies.size()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = code(game, state, plies.get(i));
            if (codes[i] < 0) {
                return Arrays.copyOf(codes, i);
            }
            state.apply(codes[i]);
        }
        return codes;
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
