package org.marienbad.cli.engine;

import java.util.List;
import java.util.stream.Stream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.setting.Reach;
import org.marienbad.request.GameEntries;
import org.marienbad.request.GameRequest;
import org.marienbad.request.SetupCache;

/** Sets up the games that requests are about; keeps the rules of the last few, so that they are not made every time. */
final class RequestedGames {
    /** Fields of a request that say which position is meant. */
    static final List<String> FIELDS = Stream.concat(
                    GameRequest.NAMES.stream(), Stream.of(GameEntries.POSITION.name(), GameEntries.PLIES.name()))
            .toList();

    private final Catalogue<GameProvider> games;
    private final Reach trusted;
    private final SetupCache setups = new SetupCache();

    RequestedGames(Catalogue<GameProvider> games, Reach trusted) {
        this.games = games;
        this.trusted = trusted;
    }

    List<String> ids() {
        return games.ids();
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
        GameProvider provider = games.get(request.getText("game").orElseThrow(() -> GameRequest.missing("", games)));
        int seats = (int) request.getLong("seats", 1, 1000, provider.minSeats());
        int starter = (int) request.getLong("starter", 0, seats - 1, 0);
        return GameRequest.of(provider.id(), seats, request.map("options"), trusted)
                .setup(games, setups)
                .starting(starter);
    }

    /** Who may see the answer; by default the spectator if the game has hidden information, else the referee. */
    static Observer observer(Request request, GameSetup setup) {
        boolean secrets = setup.game().info().has(GameInfo.Trait.HIDDEN_INFORMATION);
        Observer otherwise = secrets ? Observer.SPECTATOR : Observer.REFEREE;
        return request.observer("observer", setup.seats()).orElse(otherwise);
    }
}
