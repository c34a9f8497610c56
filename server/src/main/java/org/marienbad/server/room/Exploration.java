package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.record.Plies;
import org.marienbad.json.PlainJson;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;

/** Lines of play that leave a finished game. */
final class Exploration {
    /** So many plies a line has at most. */
    private static final int LONGEST = 100;

    private static final long SEED = 1;

    private Exploration() {}

    /** The position that {@code line} leads to after {@code at} plies of the game, which is over; chance is drawn. */
    static ObjectNode position(Room room, Caller caller, int at, List<String> line) {
        GameSetup setup = room.game().setup();
        Game game = setup.game();
        List<Integer> codes = new ArrayList<>(room.game().actions().subList(0, at));
        State state = setup.newState();
        codes.forEach(state::apply);
        List<String> played = new ArrayList<>();
        draw(state, codes, played, game);
        for (String ply : line) {
            if (ply.startsWith(Plies.CHANCE_MARK)) {
                continue; // chance draws the same again
            }
            OptionalInt code =
                    state.actor() < 0 || played.size() > LONGEST ? OptionalInt.empty() : Plies.find(game, state, ply);
            if (code.isEmpty()) {
                throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.spots");
            }
            apply(code.getAsInt(), state, codes, played, game);
            draw(state, codes, played, game);
        }
        Observer observer = state.actor() >= 0 ? Observer.seat(state.actor()) : Observer.SPECTATOR;
        WordedPosition position = room.telling()
                .worded(
                        MatchView.of(setup, codes, observer),
                        caller.seat(),
                        caller.visitor().locale());
        ObjectNode json = position.rest(state.actor(), codes.size(), codes.size());
        json.putObject("drawing").set("full", position.drawing());
        ObjectNode answer = ServerJson.object();
        answer.set("line", PlainJson.of(played));
        answer.set("position", json);
        return answer;
    }

    private static void draw(State state, List<Integer> codes, List<String> played, Game game) {
        int[] buffer = new int[game.info().maxLegalActions()];
        while (state.actor() == State.CHANCE) {
            SplittableRandom random = Seeds.stream(SEED, "explore", codes.size());
            apply(state.randomOutcome(buffer, random), state, codes, played, game);
        }
    }

    private static void apply(int code, State state, List<Integer> codes, List<String> played, Game game) {
        played.add(Plies.write(game, state, code));
        codes.add(code);
        state.apply(code);
    }
}
