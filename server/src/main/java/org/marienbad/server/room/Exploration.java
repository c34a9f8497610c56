package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.MatchView;
import org.marienbad.json.PlainJson;
import org.marienbad.play.OwnLine;
import org.marienbad.play.setup.Beginning;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;

/** Lines of play that somebody tries: after a game, or on the way to the position where one begins. */
public final class Exploration {
    private Exploration() {}

    /** The line of {@code plies} after the actions {@code before}. */
    static OwnLine line(GameSetup setup, List<Integer> before, List<String> plies) {
        return OwnLine.of(setup, before, plies).orElseThrow(() -> Refusal.of(Refusal.Reason.ILLEGAL, "refused.spots"));
    }

    /** The position that {@code plies} lead to after {@code at} plies of the game, which is over; chance is drawn. */
    static ObjectNode position(Room room, Caller caller, int at, List<String> plies) {
        OwnLine line = line(room.game().setup(), room.game().actions().subList(0, at), plies);
        MatchView view = line.view();
        WordedPosition position =
                room.telling().worded(view, caller.seat(), caller.visitor().locale());
        return setUp(view, worded(position, view, view.length())).set("line", PlainJson.of(line.plies()));
    }

    /**
     * The position that {@code plies} lead to from the start of {@code setup}, also as a text that people change; chance is drawn.
     * Unless a game begins there as usual, the answer also has that as a position to begin in.
     *
     * @throws Refusal if a ply is not legal, or the line is too long
     */
    public static ObjectNode beginning(GameSetup setup, List<String> plies, GameWords words) {
        Beginning beginning;
        try {
            beginning = Beginning.of(setup, plies);
        } catch (IllegalArgumentException illegal) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.spots");
        }
        MatchView view = beginning.view();
        ObjectNode json = worded(new WordedPosition(view, words), view, view.length());
        beginning.setup().position().ifPresent(position -> json.set("setUp", PlainJson.of(position)));
        return json.put("text", beginning.text()).set("line", PlainJson.of(beginning.plies()));
    }

    /** The position that everybody sees, with all plies. */
    public static ObjectNode recorded(MatchView view, GameWords words) {
        return setUp(view, worded(new WordedPosition(view, words), view, 0));
    }

    /** @param since the plies from this one on are told */
    private static ObjectNode worded(WordedPosition position, MatchView view, int since) {
        ObjectNode json = position.rest(view.actor(), since, view.length());
        json.putObject("drawing").set("full", position.drawing());
        return ServerJson.object().set("position", json);
    }

    /** Adds to {@code answer} the position of {@code view} as a game can begin in it; nothing where something is hidden. */
    static ObjectNode setUp(MatchView view, ObjectNode answer) {
        Beginning.position(view).ifPresent(position -> answer.set("setUp", PlainJson.of(position)));
        return answer;
    }
}
