package org.marienbad.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.setting.Reach;
import org.marienbad.testkit.Worlds;

/** Games with hidden information: hands of cards and a face-down pile, and sealed bids. */
public final class SecretGames {
    /** All that come with the application, and the test games. */
    public static final Plugins PLUGINS = Plugins.load(Path.of(System.getProperty("marienbad.testGames")));

    private SecretGames() {}

    public static Stream<GameSetup> setups() {
        return Stream.of(
                setup("tricks", 2, Map.of()),
                setup("tricks", 3, Map.of("ranks", 4, "hand", 2)),
                setup("minute-empire", 2, Map.of("order", "bid", "neutralArmies", "none")));
    }

    private static GameSetup setup(String id, int seats, Map<String, Object> options) {
        GameProvider provider = PLUGINS.games().get(id);
        return GameSetup.of(provider, seats, new LinkedHashMap<>(options), 0, Reach.LOCAL);
    }

    /** The plies of {@code world} in the game's notation. */
    public static List<String> plies(Worlds.World world) {
        List<String> written = new ArrayList<>();
        State state = world.setup().newState();
        for (int code : world.plies()) {
            written.add(Plies.write(world.setup().game(), state, code));
            state.apply(code);
        }
        return written;
    }

    /** Who decided each ply of {@code world}. */
    public static List<Integer> actors(Worlds.World world) {
        List<Integer> actors = new ArrayList<>();
        State state = world.setup().newState();
        for (int code : world.plies()) {
            actors.add(state.actor());
            state.apply(code);
        }
        return actors;
    }
}
