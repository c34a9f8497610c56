package org.marienbad.cli.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.setting.Reach;

/** Sets up the games that requests are about; keeps the rules of the last few, so that they are not made every time. */
final class RequestedGames {
    /** Fields of a request that say which position is meant. */
    static final List<String> FIELDS = List.of("game", "seats", "options", "starter", "position", "plies");
    /** Those of them that say which game is meant. */
    static final List<String> SETUP = FIELDS.subList(0, 4);

    private static final int KEPT = 16;

    private final GameCatalogue games;
    private final Reach trusted;
    private final Map<List<Object>, GameSetup> setups =
            Collections.synchronizedMap(new LinkedHashMap<>(KEPT, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<List<Object>, GameSetup> eldest) {
                    return size() > KEPT;
                }
            });

    RequestedGames(GameCatalogue games, Reach trusted) {
        this.games = games;
        this.trusted = trusted;
    }

    List<String> ids() {
        return games.all().stream().map(GameProvider::id).toList();
    }

    /**
     * The game of {@code request}, its plies played.
     *
     * @throws IllegalArgumentException saying which field is wrong, and what is allowed
     */
    GameLine make(Request request) {
        GameSetup setup = setup(request);
        GameLine line = request.has("position")
                ? new GameLine(setup, setup.game().stateOf(request.map("position")))
                : new GameLine(setup);
        List<String> plies = request.texts("plies");
        Observer observer = observer(request, setup);
        for (int i = 0; i < plies.size(); i++) {
            line.play(plies.get(i), observer, "plies[" + i + "]");
        }
        return line;
    }

    /** All games there are. */
    List<GameProvider> all() {
        return games.all();
    }

    /**
     * The game of {@code request}, with its seats and options.
     *
     * @throws IllegalArgumentException saying which field is wrong, and what is allowed
     */
    GameSetup setup(Request request) {
        String id = request.getText("game")
                .orElseThrow(() -> request.missing("game", "one of " + String.join(", ", ids())));
        GameProvider provider = games.get(id);
        int seats = (int) request.getLong("seats", 1, 1000, provider.minSeats());
        int starter = (int) request.getLong("starter", 0, seats - 1, 0);
        Map<String, Object> options = request.map("options");
        List<Object> key = List.of(id, seats, starter, options);
        GameSetup setup = setups.get(key);
        if (setup == null) { // made outside the lock: a game that hangs must not stop requests about others
            setup = GameSetup.of(provider, seats, options, starter, trusted);
            setups.put(key, setup);
        }
        return setup;
    }

    /** Who may see the answer; by default the spectator if the game has hidden information, else the referee. */
    static Observer observer(Request request, GameSetup setup) {
        boolean secrets = setup.game().info().has(GameInfo.Trait.HIDDEN_INFORMATION);
        Observer otherwise = secrets ? Observer.SPECTATOR : Observer.REFEREE;
        return request.observer("observer", setup.seats()).orElse(otherwise);
    }
}
