package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.text.Text;
import org.marienbad.json.DrawingJson;
import org.marienbad.play.ShownGame;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.protocol.ServerJson;

/** A position as one observer may see it, in the words of one language. Knows nothing but its view. */
public final class WordedPosition {
    /** Where more actions than this are legal, it is not told where each would bring tokens. */
    private static final int MOST_PREVIEWS = 64;

    private final MatchView view;
    private final GameWords words;

    public WordedPosition(MatchView view, GameWords words) {
        this.view = view;
        this.words = words;
    }

    /** What is drawn. */
    public ObjectNode drawing() {
        Picture picture = view.picture();
        return DrawingJson.write(
                words.drawing(view.setup(), picture, Marks.NONE),
                Artwork.of(view.setup().provider()),
                new PanelJson(picture.panels(), words).looks());
    }

    /**
     * All but the drawing.
     *
     * @param watcher the seat that reads it, or −1: its own legal actions are told
     * @param since the plies from this one on are told
     * @param moved the motions of the plies from this one on are told
     */
    ObjectNode rest(int watcher, int since, int moved) {
        ObjectNode json = ServerJson.object();
        json.put("length", view.length()).put("actor", view.actor()).put("over", view.isOver());
        json.put("headline", headline());
        json.set("scores", ServerJson.of(view.scores()));
        json.set("payoffs", view.isOver() ? ServerJson.of(view.payoffs()) : null);
        json.put("ending", view.ending().map(words::get).orElse(null));
        json.set("breakdown", view.isOver() ? breakdown() : null);
        json.set("panels", new PanelJson(view.picture().panels(), words).write());
        json.set("legal", watcher >= 0 && watcher == view.actor() ? legal() : ServerJson.array());
        ArrayNode last = json.putArray("last");
        ShownGame.spots(view, ShownGame.lastTurn(view, watcher)).forEach(last::add);
        ArrayNode motions = json.putArray("motions");
        IntStream.range(moved, view.length()).forEach(ply -> motions(ply, motions));
        ObjectNode plies = json.putObject("plies");
        ArrayNode list = plies.put("from", since).putArray("list");
        IntStream.range(since, view.length()).forEach(ply -> list.add(ply(ply)));
        ArrayNode description = json.putArray("description");
        words.all(view.description()).forEach(description::add);
        return json;
    }

    /** What the seat to move can do. */
    public ArrayNode legal() {
        ArrayNode legal = ServerJson.array();
        List<Action> actions = view.legalActions();
        boolean previewed = actions.size() <= MOST_PREVIEWS;
        actions.forEach(action -> legal.add(action(action, previewed)));
        return legal;
    }

    /** How each seat has come to its score. */
    private ArrayNode breakdown() {
        ArrayNode lines = ServerJson.array();
        for (ScoreLine line : view.breakdown()) {
            ObjectNode told = lines.addObject().put("words", words.get(line.label()));
            told.put("counted", line.kind() == ScoreLine.Kind.PART);
            ArrayNode values = told.putArray("values");
            line.values().forEach(value -> values.add(value.isPresent() ? value.getAsInt() : null));
        }
        return lines;
    }

    /** @param previewed whether it is told where the action would bring tokens */
    private ObjectNode action(Action action, boolean previewed) {
        ObjectNode json = ServerJson.object();
        json.put("code", action.code()).put("ply", action.notation()).put("words", words.get(action.words()));
        ArrayNode spots = json.putArray("spots");
        action.spots().forEach(spots::add);
        if (previewed) {
            ArrayNode targets = json.putArray("targets");
            view.preview(action.code()).stream().map(Motion::to).distinct().forEach(targets::add);
        }
        return json;
    }

    private void motions(int ply, ArrayNode all) {
        for (Motion motion : view.motions(ply)) {
            ObjectNode json = all.addObject().put("ply", ply).put("step", motion.step());
            json.put("from", motion.from()).put("to", motion.to());
            json.put("kind", motion.tokens().kind().id())
                    .put("owner", motion.tokens().owner())
                    .put("count", motion.tokens().count());
        }
    }

    private ObjectNode ply(int ply) {
        Seen seen = view.seen(ply);
        ObjectNode json = ServerJson.object();
        json.put("actor", seen.actor()).put("notation", view.plyNotation(ply));
        if (seen.actor() < 0) {
            json.put("chance", true);
        }
        json.put("words", words.get(view.action(ply).map(Action::words).orElse(seen.words())));
        ArrayNode events = json.putArray("events");
        words.all(view.events(ply)).forEach(events::add);
        return json;
    }

    /** Whose turn it is, or how the game has ended. */
    String headline() {
        if (view.isOver()) {
            Winners outcome = Winners.of(view.payoffs());
            String winners = outcome.winners().stream().map(this::seatName).collect(Collectors.joining(", "));
            return outcome.isDraw()
                    ? words.server("headline.draw")
                    : words.server(outcome.winners().size() == 1 ? "headline.wins" : "headline.shared", winners);
        }
        Text caption = view.picture().caption();
        if (!caption.isEmpty()) {
            return words.get(caption);
        }
        return view.actor() < 0
                ? words.server("headline.chance")
                : words.server("headline.turn", seatName(view.actor()));
    }

    private String seatName(int seat) {
        return words.get(view.seatName(seat));
    }

    /** What a program that plays wants to know: no picture, and words for nobody. */
    public ObjectNode plain(int watcher, int from) {
        ObjectNode json = ServerJson.object();
        ObjectNode setup = json.putObject("setup");
        setup.put("game", view.setup().provider().id())
                .put("seats", view.setup().seats());
        setup.set("options", ServerJson.of(view.setup().options().changed()));
        setup.put("starter", view.setup().starter());
        json.put("seat", watcher).put("length", view.length());
        json.put("actor", view.actor()).put("over", view.isOver());
        json.set("payoffs", view.isOver() ? ServerJson.of(view.payoffs()) : null);
        ObjectNode plies = json.putObject("plies");
        int first = Math.min(from, view.length());
        ArrayNode list = plies.put("from", first).putArray("list");
        IntStream.range(first, view.length()).forEach(ply -> {
            Seen seen = view.seen(ply);
            String mark = seen.actor() < 0 ? Plies.CHANCE_MARK : "";
            String notation = mark + view.action(ply).map(Action::notation).orElse(seen.notation());
            list.addObject()
                    .put("actor", seen.actor())
                    .put("code", seen.action())
                    .put("ply", notation);
        });
        ArrayNode legal = json.putArray("legal");
        if (watcher >= 0 && watcher == view.actor()) {
            view.legalActions()
                    .forEach(action ->
                            legal.addObject().put("code", action.code()).put("ply", action.notation()));
        }
        json.set("position", view.position().map(ServerJson::of).orElse(null));
        json.put("determinized", view.isDeterminized());
        return json;
    }
}
