package org.marienbad.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.text.Text;

/** A match as one observer sees it, in the entries that all answers share. It tells nothing that its view does not. */
public final class ObservedJson {
    private final MatchView view;
    private final Optional<Function<Text, String>> words;

    private ObservedJson(MatchView view, Optional<Function<Text, String>> words) {
        this.view = view;
        this.words = words;
    }

    /** Actions and plies as programs read them. */
    public static ObservedJson of(MatchView view) {
        return new ObservedJson(view, Optional.empty());
    }

    /** Actions and plies have {@code words}, too. */
    public static ObservedJson worded(MatchView view, Function<Text, String> words) {
        return new ObservedJson(view, Optional.of(words));
    }

    /** {@code scores}, and {@code payoffs}, which are null before the end. */
    public ObjectNode outcome() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.set("scores", PlainJson.of(view.scores()));
        json.set("payoffs", view.isOver() ? PlainJson.of(view.payoffs()) : null);
        return json;
    }

    /**
     * The {@link #outcome}, and {@code position}, which is null in a game without that form; {@code determinized} says so
     * where it holds guesses.
     */
    public ObjectNode position() {
        ObjectNode json = outcome();
        json.set("position", view.position().map(PlainJson::of).orElse(null));
        if (view.isDeterminized()) {
            json.put("determinized", true);
        }
        return json;
    }

    /** The legal actions as far as the observer may know them; of chance, its outcomes and the {@code weight} of each. */
    public ArrayNode legal() {
        ArrayNode legal = JsonNodeFactory.instance.arrayNode();
        view.legalActions().forEach(action -> legal.add(action(action)));
        if (view.actor() == State.CHANCE) {
            State guess = view.determinized();
            for (int code : view.setup().game().legalActions(guess)) {
                ObjectNode outcome = action(view.setup().game().action(guess, code), Plies.CHANCE_MARK);
                legal.add(outcome.put("weight", guess.chanceWeight(code)));
            }
        }
        return legal;
    }

    /** The {@code code} and {@code ply} of an action of this position. */
    public ObjectNode action(Action action) {
        return action(action, "");
    }

    private ObjectNode action(Action action, String mark) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("code", action.code()).put("ply", mark + action.notation());
        words.ifPresent(each -> json.put("words", each.apply(action.words())));
        return json;
    }

    /** The plies from number {@code from} on, as the observer saw them. */
    public ArrayNode plies(int from) {
        ArrayNode plies = JsonNodeFactory.instance.arrayNode();
        IntStream.range(from, view.length()).forEach(ply -> plies.add(ply(ply)));
        return plies;
    }

    /** The {@code actor} of a ply, and the {@code ply} as the engine reads it. */
    public ObjectNode ply(int index) {
        Seen seen = view.seen(index);
        Optional<Action> action = view.action(index);
        String mark = seen.actor() == State.CHANCE ? Plies.CHANCE_MARK : "";
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("actor", seen.actor());
        json.put("ply", mark + action.map(Action::notation).orElse(seen.notation()));
        words.ifPresent(
                each -> json.put("words", each.apply(action.map(Action::words).orElse(seen.words()))));
        return json;
    }

    /** How the tokens traveled in ply {@code index}, as the observer saw it. */
    public ArrayNode motions(int index) {
        ArrayNode motions = JsonNodeFactory.instance.arrayNode();
        for (Motion motion : view.motions(index)) {
            ObjectNode json = motions.addObject().put("step", motion.step());
            json.put("from", motion.from()).put("to", motion.to());
            json.putObject("tokens")
                    .put("kind", motion.tokens().kind().id())
                    .put("owner", motion.tokens().owner())
                    .put("count", motion.tokens().count());
        }
        return motions;
    }
}
