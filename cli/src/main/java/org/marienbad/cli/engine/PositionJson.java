package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.json.PictureJson;

/** What an observer sees of a game, as an answer. */
public final class PositionJson {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final MatchView view;
    private final ChanceOutcomes outcomes;
    private final Messages messages;

    /** @param locale of words, where they are wanted */
    public PositionJson(MatchView view, Locale locale) {
        this.view = view;
        outcomes = new ChanceOutcomes(view);
        messages = view.setup().provider().messages(locale);
    }

    private String words(Text text) {
        return messages.get(text);
    }

    /**
     * The position.
     *
     * @param words whether to put actions and seats in words for people, too
     * @param history whether to tell the plies that led to it, as the observer saw them
     */
    public ObjectNode position(boolean words, boolean history) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("actor", view.actor());
        ArrayNode legal = answer.putArray("legal");
        for (Action action : view.legalActions()) {
            addAction(legal, action, "", words);
        }
        outcomes.forEach((outcome, weight) ->
                addAction(legal, outcome, Plies.CHANCE_MARK, words).put("weight", weight));
        ArrayNode scores = answer.putArray("scores");
        Arrays.stream(view.scores()).forEach(scores::add);
        if (view.isOver()) {
            ArrayNode payoffs = answer.putArray("payoffs");
            Arrays.stream(view.payoffs()).forEach(payoffs::add);
        } else {
            answer.putNull("payoffs");
        }
        answer.set("position", MAPPER.valueToTree(view.position().orElse(null)));
        if (view.isDeterminized()) {
            answer.put("determinized", true);
        }
        answer.put("text", view.text());
        if (words) {
            ArrayNode names = answer.putArray("seatNames");
            for (int seat = 0; seat < view.setup().seats(); seat++) {
                names.add(words(view.setup().game().view().seatName(seat)));
            }
        }
        if (history) {
            answer.set("plies", history(words));
        }
        return answer;
    }

    private ArrayNode history(boolean words) {
        ArrayNode plies = JsonNodeFactory.instance.arrayNode();
        for (int i = 0; i < view.length(); i++) {
            Seen seen = view.seen(i);
            Optional<Action> action = view.action(i);
            String mark = seen.actor() == State.CHANCE ? Plies.CHANCE_MARK : "";
            ObjectNode ply = plies.addObject().put("actor", seen.actor());
            ply.put("ply", mark + action.map(Action::notation).orElse(seen.notation()));
            if (words) {
                ply.put("words", words(action.map(Action::words).orElse(seen.words())));
            }
        }
        return plies;
    }

    /** What the position looks like, and where to click. */
    ObjectNode picture() {
        Observer observer = view.observer();
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        if (observer.isSeat()) {
            answer.put("observer", observer.seat());
        } else {
            answer.put("observer", observer.toString());
        }
        answer.set("picture", new PictureJson(this::words).write(view.picture()));
        ArrayNode clicks = answer.putArray("clicks");
        for (Action action : view.legalActions()) {
            ArrayNode spots = addAction(clicks, action, "", true).putArray("spots");
            action.spots().forEach(spots::add);
        }
        return answer;
    }

    /** How the tokens travelled in the last ply, as the observer saw it. */
    ObjectNode motions() {
        if (view.length() == 0) {
            throw new IllegalArgumentException("no ply has been played; give one in field 'ply'");
        }
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode motions = answer.putArray("motions");
        for (Motion motion : view.motions(view.length() - 1)) {
            ObjectNode entry = motions.addObject().put("step", motion.step());
            entry.put("from", motion.from()).put("to", motion.to());
            entry.putObject("tokens")
                    .put("kind", motion.tokens().kind().id())
                    .put("owner", motion.tokens().owner())
                    .put("count", motion.tokens().count());
        }
        return answer;
    }

    private ObjectNode addAction(ArrayNode entries, Action action, String mark, boolean words) {
        ObjectNode entry = entries.addObject().put("code", action.code()).put("ply", mark + action.notation());
        if (words) {
            entry.put("words", words(action.words()));
        }
        return entry;
    }
}
