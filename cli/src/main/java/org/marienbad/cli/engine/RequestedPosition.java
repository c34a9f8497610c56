package org.marienbad.cli.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.setting.Reach;

/** The game and the position that a request is about. */
record RequestedPosition(GameProvider provider, Game game, State state) {
    /** Fields of a request that say which position is meant. */
    static final List<String> FIELDS = List.of("game", "seats", "options", "starter", "position", "plies");

    private static final int KEPT = 16;

    /** Sets tables; keeps the rules of the last few games, so that they are not made for every request. */
    static final class Maker {
        private final GameCatalogue games;
        private final Reach trusted;
        private final Map<List<Object>, GameSetup> setups = new LinkedHashMap<>(KEPT, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<List<Object>, GameSetup> eldest) {
                return size() > KEPT;
            }
        };

        Maker(GameCatalogue games, Reach trusted) {
            this.games = games;
            this.trusted = trusted;
        }

        /** @throws IllegalArgumentException saying which field is wrong, and what is allowed */
        RequestedPosition make(Request request) {
            String ids = "one of "
                    + String.join(
                            ", ", games.all().stream().map(GameProvider::id).toList());
            String id = request.getText("game").orElseThrow(() -> request.missing("game", ids));
            GameProvider provider = games.get(id);
            int seats = (int) request.getLong("seats", 1, 1000, provider.minSeats());
            int starter = (int) request.getLong("starter", 0, seats - 1, 0);
            Map<String, Object> options = request.map("options");
            GameSetup setup = setups.computeIfAbsent(
                    List.of(id, seats, starter, options),
                    key -> GameSetup.of(provider, seats, options, starter, trusted));
            Game game = setup.game();
            State state = request.has("position") ? game.stateOf(request.map("position")) : setup.newState();
            List<String> plies = request.texts("plies");
            for (int i = 0; i < plies.size(); i++) {
                play(game, state, plies.get(i), "plies[" + i + "]");
            }
            return new RequestedPosition(provider, game, state);
        }
    }

    /** Plays the ply that the field {@code where} holds. */
    static void play(Game game, State state, String ply, String where) {
        int code;
        try {
            code = Plies.read(game, state, ply);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("field '" + where + "': " + wrong.getMessage(), wrong);
        }
        state.apply(code);
    }
}
