package org.marienbad.ai.computer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code computer}: plays at a level of strength. Which algorithm with which settings that is, the game says
 * ({@link GameAdvice#presets()}), else it is Monte Carlo tree search with more or fewer playouts. Plays every game that the
 * algorithm of the level plays.
 */
public final class ComputerProvider implements PlayerProvider {
    static final ChoiceSetting LEVEL = new ChoiceSetting("level", GameAdvice.LEVELS, "medium");

    private static final Map<String, String> PRESETS = Map.of(
            "easy", "mcts(iterations=20)",
            "medium", "mcts(iterations=100)",
            "hard", "mcts(iterations=600,millis=900)",
            "best", "mcts(millis=4500)");

    @Override
    public String id() {
        return "computer";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(LEVEL);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return GameAdvice.LEVELS.stream()
                .map(level -> provider(spec(game, level)).unsupportedReason(game))
                .flatMap(Optional::stream)
                .findFirst();
    }

    @Override
    public boolean isTimed(Game game, Settings settings, Budget budget) {
        PlayerSpec spec = spec(game, settings.get(LEVEL));
        PlayerProvider provider = provider(spec);
        return provider.isTimed(game, settings(provider, spec), budget);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        PlayerSpec spec = spec(game, settings.get(LEVEL));
        PlayerProvider provider = provider(spec);
        return provider.create(game, settings(provider, spec), seed);
    }

    private static Settings settings(PlayerProvider provider, PlayerSpec spec) {
        return Settings.of("setting", spec.id(), provider.settings(), spec.settings());
    }

    private static PlayerSpec spec(Game game, String level) {
        return PlayerSpec.parse(game.advice().presets().getOrDefault(level, PRESETS.get(level)));
    }

    private static PlayerProvider provider(PlayerSpec spec) {
        return Known.PLAYERS.stream()
                .filter(candidate -> candidate.id().equals(spec.id()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Names.unknown(
                        "player",
                        spec.id(),
                        Known.PLAYERS.stream().map(PlayerProvider::id).toList())));
    }

    /** The algorithms, looked up when the first is needed: once, since every game asks for one. */
    private static final class Known {
        static final List<PlayerProvider> PLAYERS =
                ServiceLoader.load(PlayerProvider.class, ComputerProvider.class.getClassLoader()).stream()
                        .filter(candidate -> candidate.type() != ComputerProvider.class)
                        .map(ServiceLoader.Provider::get)
                        .toList();
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
