package org.marienbad.play.analysis;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Reach;
import org.marienbad.play.PlayerSelection;

/** Who can be asked about a game: players for estimates, solvers for proofs. */
public record Analysts(Catalogue<PlayerProvider> players, Catalogue<SolverProvider> solvers) {
    /** So much a player searches a position of a whole game, so that it always says the same. */
    private static final Map<String, Object> STEADY = Map.of("iterations", 20_000);

    /** The players that can analyse {@code game} as they are; may try the game, and take a while. */
    public List<PlayerProvider> of(Game game) {
        return players.all().stream()
                .filter(PlayerProvider::hasDefaults)
                .filter(provider -> PlayerSelection.canPlay(provider, game))
                .toList();
    }

    /** Who analyses unless the user names another; empty if nobody can. */
    public Optional<PlayerSpec> best(Game game) {
        return new PlayerSelection(players).hintPlayer(game);
    }

    /** The same limited by iterations, where it has that setting and takes so many. */
    public Optional<PlayerSpec> steady(Game game) {
        return steady(game, PlayerSelection.PATIENCE);
    }

    /** The same without players that take longer than {@code patience} to say whether they can play {@code game}. */
    public Optional<PlayerSpec> steady(Game game, Duration patience) {
        return new PlayerSelection(players, patience).hintPlayer(game).map(spec -> {
            Map<String, Object> settings = new LinkedHashMap<>(spec.settings());
            players.get(spec.id()).settings().stream()
                    .filter(setting -> STEADY.containsKey(setting.key()))
                    .filter(setting -> setting.parse(STEADY.get(setting.key())).isPresent())
                    .forEach(setting -> settings.putIfAbsent(setting.key(), STEADY.get(setting.key())));
            return new PlayerSpec(spec.id(), settings, spec.reach());
        });
    }

    /** The setup in which {@code analyst} looks at a game of {@code setup}. */
    GameSetup setup(GameSetup setup, PlayerSpec analyst) {
        GameSetup told = setup.forAnalysis();
        return PlayerSelection.canPlay(players.get(analyst.id()), told.game()) ? told : setup;
    }

    /** @throws IllegalArgumentException as {@link PlayerSpec#create} */
    public Player create(PlayerSpec spec, Game game, long seed) {
        return spec.create(players, game, seed);
    }

    /** Whether there is a solver that may try {@code game}, as for {@link #solver}. */
    public boolean canSolve(Game game) {
        return solverProvider(game).isPresent();
    }

    /** A solver for {@code game}; empty if there is none, or something is hidden: a solver knows the true position. */
    public Optional<Solver> solver(Game game) {
        return solverProvider(game).map(provider -> SolverProvider.solver(provider, game, Map.of(), Reach.LOCAL));
    }

    private Optional<SolverProvider> solverProvider(Game game) {
        if (game.info().has(GameInfo.Trait.HIDDEN_INFORMATION)) {
            return Optional.empty();
        }
        return solvers.all().stream()
                .filter(provider -> provider.unsupportedReason(game).isEmpty())
                .findFirst();
    }

    /** Why {@code spec} decided so, in words; empty where it does not tell. */
    public String explanation(PlayerSpec spec, Decision decision, Locale locale) {
        return players.get(spec.id()).messages(locale).get(decision.explanation());
    }
}
