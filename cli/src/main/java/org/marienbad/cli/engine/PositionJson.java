package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.ObservedJson;
import org.marienbad.json.PictureJson;
import org.marienbad.json.PlainJson;

/** An observer's view of a game, as an answer. */
public final class PositionJson {
    private final MatchView view;
    private final Messages messages;
    private final ObservedJson worded;

    /** @param locale of words, where they are wanted */
    public PositionJson(MatchView view, Locale locale) {
        this.view = view;
        messages = view.setup().provider().messages(locale);
        worded = ObservedJson.worded(view, messages::get);
    }

    /**
     * The position.
     *
     * @param words whether to put actions and seats in words for people, too
     * @param history whether to tell the plies that led to it, as the observer saw them
     */
    public ObjectNode position(boolean words, boolean history) {
        ObservedJson observed = words ? worded : ObservedJson.of(view);
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("actor", view.actor());
        answer.set("legal", observed.legal());
        answer.setAll(observed.position());
        answer.put("text", view.text());
        if (words) {
            ArrayNode names = answer.putArray("seatNames");
            for (int seat = 0; seat < view.setup().seats(); seat++) {
                names.add(messages.get(view.setup().game().view().seatName(seat)));
            }
        }
        if (history) {
            answer.set("plies", observed.plies(0));
        }
        return answer;
    }

    /** The picture of the position, and the clicks of its actions. */
    ObjectNode picture() {
        Observer observer = view.observer();
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set("observer", PlainJson.of(observer.isSeat() ? (Object) observer.seat() : observer.toString()));
        answer.set("picture", new PictureJson(messages::get).write(view.picture()));
        ArrayNode clicks = answer.putArray("clicks");
        for (Action action : view.legalActions()) {
            clicks.add(worded.action(action).set("spots", PlainJson.of(action.spots())));
        }
        return answer;
    }

    /** How the tokens traveled in the last ply, as the observer saw it. */
    ObjectNode motions() {
        if (view.length() == 0) {
            throw new IllegalArgumentException("no ply has been played; give one in field 'ply'");
        }
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        return answer.set("motions", worded.motions(view.length() - 1));
    }
}
