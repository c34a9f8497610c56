package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.Locale;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/** A position as an answer. */
final class Position {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Game game;
    private final State state;
    private final Messages messages;

    Position(RequestedPosition table, Locale locale) {
        game = table.game();
        state = table.state();
        messages = table.provider().messages(locale);
    }

    String words(Text text) {
        return messages.get(text);
    }

    /** All about the position; with {@code words}, actions and seats also in words for people. */
    ObjectNode json(boolean words) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("actor", state.actor());
        ArrayNode legal = answer.putArray("legal");
        for (int code : legal()) {
            ObjectNode entry = entry(legal, code);
            if (words) {
                entry.put("words", words(game.action(state, code).words()));
            }
            if (state.actor() == State.CHANCE) {
                entry.put("weight", state.chanceWeight(code));
            }
        }
        ArrayNode scores = answer.putArray("scores");
        Arrays.stream(game.scores(state)).forEach(scores::add);
        if (state.actor() == State.TERMINAL) {
            double[] payoffs = new double[game.info().seats()];
            state.payoffs(payoffs);
            ArrayNode array = answer.putArray("payoffs");
            Arrays.stream(payoffs).forEach(array::add);
        } else {
            answer.putNull("payoffs");
        }
        answer.set("position", MAPPER.valueToTree(game.position(state).orElse(null)));
        answer.put("text", state.toString());
        if (words) {
            ArrayNode names = answer.putArray("seatNames");
            for (int seat = 0; seat < game.info().seats(); seat++) {
                names.add(words(game.view().seatName(seat)));
            }
        }
        return answer;
    }

    /** The legal actions with their words, and the spots clicked in order to say them. */
    ArrayNode clicks() {
        ArrayNode clicks = JsonNodeFactory.instance.arrayNode();
        for (int code : legal()) {
            Action action = game.action(state, code);
            ObjectNode entry = entry(clicks, code).put("words", words(action.words()));
            ArrayNode spots = entry.putArray("spots");
            action.spots().forEach(spots::add);
        }
        return clicks;
    }

    private ObjectNode entry(ArrayNode entries, int code) {
        return entries.addObject().put("code", code).put("ply", Plies.write(game, state, code));
    }

    private int[] legal() {
        int[] buffer = new int[game.info().maxLegalActions()];
        return Arrays.copyOf(buffer, state.legalActions(buffer));
    }
}
