package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;
import org.marienbad.json.DrawingJson;
import org.marienbad.json.ObservedJson;
import org.marienbad.json.PlainJson;
import org.marienbad.play.MoveTable;
import org.marienbad.play.ScoreParts;
import org.marienbad.play.ShownGame;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.protocol.ServerJson;

/** A position as one observer may see it, in the words of one language. Knows nothing but its view. */
public final class WordedPosition {
    /** With more legal actions than this, their targets are not told. */
    private static final int MOST_PREVIEWS = 64;

    private final MatchView view;
    private final GameWords words;
    private final boolean turned;
    private final ObservedJson observed;

    public WordedPosition(MatchView view, GameWords words) {
        this(view, words, false);
    }

    /** @param turned whether the board is drawn from its other side */
    WordedPosition(MatchView view, GameWords words, boolean turned) {
        this.view = view;
        this.words = words;
        this.turned = turned;
        observed = ObservedJson.worded(view, words::get);
    }

    /** The drawing. */
    public ObjectNode drawing() {
        Picture picture = turned ? view.picture().turned() : view.picture();
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
        boolean isWatchersTurn = watcher >= 0 && watcher == view.actor();
        if (isWatchersTurn) {
            json.put("task", task());
        }
        json.setAll(observed.outcome());
        json.put("ending", view.ending().map(words::get).orElse(null));
        json.set("breakdown", breakdown());
        json.set("panels", new PanelJson(view.picture().panels(), words).write());
        json.set("legal", isWatchersTurn ? legal() : ServerJson.array());
        json.set("last", PlainJson.of(ShownGame.spots(view, ShownGame.lastTurn(view, watcher))));
        ArrayNode motions = json.putArray("motions");
        for (int ply = moved; ply < view.length(); ply++) {
            for (JsonNode motion : observed.motions(ply)) {
                motions.add(((ObjectNode) motion).put("ply", ply));
            }
        }
        ObjectNode plies = json.putObject("plies");
        ArrayNode list = plies.put("from", since).putArray("list");
        IntStream.range(since, view.length()).forEach(ply -> list.add(ply(ply)));
        return json.set("description", PlainJson.of(words.all(view.description())));
    }

    /** The actions of the seat to move. */
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
        List<ScoreLine> barred = ScoreParts.of(view.breakdown(), view.scores());
        for (ScoreLine line : view.breakdown()) {
            ObjectNode told = lines.addObject().put("words", words.get(line.label()));
            told.put("counted", line.kind() == ScoreLine.Kind.PART).put("barred", barred.contains(line));
            told.put("help", words.get(line.help()));
            ArrayNode values = told.putArray("values");
            line.values().forEach(value -> values.add(value.isPresent() ? value.getAsInt() : null));
        }
        return lines;
    }

    /** @param previewed whether it is told where the action would bring tokens */
    private ObjectNode action(Action action, boolean previewed) {
        ObjectNode json = observed.action(action).put("words", words.own(action.words()));
        json.set("spots", PlainJson.of(action.spots()));
        if (previewed) {
            Stream<String> targets =
                    view.preview(action.code()).stream().map(Motion::to).distinct();
            json.set("targets", PlainJson.of(targets.toList()));
        }
        return json;
    }

    /** A ply as people read it. */
    private ObjectNode ply(int ply) {
        Seen seen = view.seen(ply);
        ObjectNode json = ServerJson.object();
        String notation = view.plyNotation(ply);
        json.put("actor", seen.actor()).put("notation", notation).put("readable", MoveTable.isReadable(notation));
        json.put(
                "words",
                view.action(ply).map(action -> words.get(action.words())).orElseGet(() -> unseen(seen)));
        return json.set("events", PlainJson.of(words.all(view.events(ply))));
    }

    /** The words for a ply that the reader has not seen; a game leaves out who has played it. */
    private String unseen(Seen seen) {
        String said = words.get(seen.words());
        return seen.actor() < 0 || said.isEmpty() ? said : seatName(seen.actor()) + " " + said;
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

    /** The headline in the words of the seat to move; null if the game has no other words for it. */
    private String task() {
        Text caption = view.picture().caption();
        String own = words.own(caption);
        return caption.isEmpty() || own.equals(words.get(caption)) ? null : own;
    }

    private String seatName(int seat) {
        return words.get(view.seatName(seat));
    }

    /** The view of a program that plays: no picture, and words for nobody. */
    public ObjectNode plain(int watcher, int from) {
        ObservedJson plain = ObservedJson.of(view);
        ObjectNode json = ServerJson.object();
        ObjectNode setup = json.putObject("setup");
        setup.put("game", view.setup().provider().id())
                .put("seats", view.setup().seats());
        setup.set("options", RoomJson.given(view.setup()));
        setup.put("starter", view.setup().starter());
        view.setup().position().ifPresent(position -> setup.set("position", PlainJson.of(position)));
        json.put("seat", watcher).put("length", view.length());
        json.put("actor", view.actor()).put("over", view.isOver());
        int first = Math.min(from, view.length());
        ArrayNode list = json.putObject("plies").put("from", first).putArray("list");
        for (int ply = first; ply < view.length(); ply++) {
            list.add(plain.ply(ply).put("code", view.seen(ply).action()));
        }
        json.set("legal", watcher >= 0 && watcher == view.actor() ? plain.legal() : ServerJson.array());
        return json.setAll(plain.position());
    }
}
