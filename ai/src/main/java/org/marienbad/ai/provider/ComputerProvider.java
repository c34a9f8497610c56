package org.marienbad.ai.provider;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.marienbad.ai.search.shared.ModelSources;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Unavailable;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code computer}: plays at a level of strength. The game names the algorithm and its settings
 * ({@link GameAdvice#presets()}). Otherwise it is Monte Carlo tree search with more or fewer playouts. A model that the game names, but
 * that is not there, is left out. Plays every game that the algorithm of the level plays.
 */
public final class ComputerProvider extends AlgorithmProvider {
    static final ChoiceSetting LEVEL = new ChoiceSetting("level", GameAdvice.LEVELS, "medium");

    /** Playouts are random where few must do, as guided ones would narrow the steps. */
    private static final Map<String, String> PRESETS = Map.of(
            "easy", "iterations=20,playout=random",
            "medium", "iterations=100,playout=random",
            "hard", "iterations=600,millis=900,playout=random",
            "best", "iterations=1000000,millis=4500");

    /** The first of them that has all the settings of a level, and plays the game, plays it. */
    private static final List<String> ALGORITHMS = List.of("mcts", "minimax", "expectiminimax");

    @Override
    public String id() {
        return "computer";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(LEVEL);
    }

    @Override
    public int opponentRank(Game game) {
        return 30;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        for (String level : GameAdvice.LEVELS) {
            Optional<Text> reason;
            try {
                reason = Algorithm.of(game, level, Optional.empty()).provider().unsupportedReason(game);
            } catch (IllegalArgumentException impossible) {
                reason = Optional.of(Text.of("unsupported.level", level, impossible.getMessage()));
            }
            if (reason.isPresent()) {
                return reason;
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean isTimed(Game game, Settings settings, Budget budget) {
        Algorithm algorithm = Algorithm.of(game, settings.get(LEVEL), Optional.empty());
        return algorithm.provider().isTimed(game, algorithm.settings(), budget);
    }

    @Override
    public Player create(Game game, Settings settings, long seed, Services services) {
        Algorithm algorithm = Algorithm.of(game, settings.get(LEVEL), Optional.of(services));
        return algorithm.provider().create(game, algorithm.settings(), seed, services);
    }

    /** The player of {@code level} in {@code game}, in the form of a name with its settings. */
    static PlayerSpec spec(Game game, String level) {
        Algorithm algorithm = Algorithm.of(game, level, Optional.of(Services.NONE));
        return new PlayerSpec(algorithm.provider().id(), algorithm.settings().changed());
    }

    private record Algorithm(PlayerProvider provider, Settings settings) {
        /**
         * @param services for models; empty to leave models out, which take time to read and make no difference to the
         *     games supported
         * @throws IllegalArgumentException if no algorithm has the settings of that level, or not with these values
         */
        static Algorithm of(Game game, String level, Optional<Services> services) {
            String text = game.advice().presets().getOrDefault(level, PRESETS.get(level));
            Map<String, Object> given = new LinkedHashMap<>(
                    PlayerSpec.parse(level + "(" + text + ")").settings());
            Object model = given.get(ModelSources.SETTING.key());
            if (model != null
                    && services.filter(known -> isUsable(model.toString(), game, known))
                            .isEmpty()) {
                given.remove(ModelSources.SETTING.key());
            }
            List<PlayerProvider> able = ALGORITHMS.stream()
                    .map(Algorithm::known)
                    .filter(candidate -> keys(candidate).containsAll(given.keySet()))
                    .toList();
            if (able.isEmpty()) {
                throw new IllegalArgumentException("no search has all the settings of '" + text + "'");
            }
            PlayerProvider provider = able.stream()
                    .filter(candidate -> candidate.unsupportedReason(game).isEmpty())
                    .findFirst()
                    .orElse(able.get(0));
            return new Algorithm(provider, Settings.of("setting", provider.id(), provider.settings(), given));
        }

        private static boolean isUsable(String model, Game game, Services services) {
            try {
                return ModelSources.named(model, game, services).isPresent();
            } catch (Unavailable missing) { // without it the level would be another one
                throw missing;
            } catch (IllegalArgumentException unusable) {
                return false;
            }
        }

        private static PlayerProvider known(String id) {
            return Known.PLAYERS.stream()
                    .filter(candidate -> candidate.id().equals(id))
                    .findFirst()
                    .orElseThrow();
        }

        private static Set<String> keys(PlayerProvider provider) {
            return provider.settings().stream().map(Setting::key).collect(Collectors.toSet());
        }
    }

    /** The algorithms, looked up when the first is needed: once, since every game asks for one. */
    private static final class Known {
        static final List<PlayerProvider> PLAYERS = StreamSupport.stream(
                        ServiceLoader.load(PlayerProvider.class, ComputerProvider.class.getClassLoader())
                                .spliterator(),
                        false)
                .filter(candidate -> !(candidate instanceof ComputerProvider))
                .toList();
    }
}
