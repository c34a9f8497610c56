package org.marienbad.framework.plugin;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;

/**
 * All kinds of solvers there are: those made for one game first, then those that keep every position, then in the order of
 * their ids.
 */
public record SolverCatalogue(List<SolverProvider> all) {
    public SolverCatalogue {
        all = all.stream()
                .sorted(Comparator.comparing(SolverProvider::specialised)
                        .thenComparing(SolverProvider::keepsEveryPosition)
                        .reversed()
                        .thenComparing(SolverProvider::id))
                .toList();
    }

    /**
     * The kind of solver called {@code id}.
     *
     * @throws IllegalArgumentException listing what exists
     */
    public SolverProvider get(String id) {
        return all.stream()
                .filter(provider -> provider.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Names.unknown(
                        "solver", id, all.stream().map(SolverProvider::id).toList())));
    }

    /**
     * The first that may try {@code game}.
     *
     * @throws IllegalArgumentException with the reasons of all, if none may
     */
    public SolverProvider of(Game game) {
        return all.stream()
                .filter(provider -> provider.unsupportedReason(game).isEmpty())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no solver can solve this game; "
                        + all.stream()
                                .map(each -> unsupportedReason(each, game))
                                .collect(Collectors.joining("; "))));
    }

    /**
     * A new solver for {@code game}, with settings from this machine's own user.
     *
     * @throws IllegalArgumentException as {@link #create(SolverProvider, Game, Map, Reach)} does
     */
    public Solver create(SolverProvider provider, Game game, Map<String, ?> settings) {
        return create(provider, game, settings, Reach.LOCAL);
    }

    /**
     * A new solver for {@code game}.
     *
     * @param settings by key, text or plain JSON values
     * @param reach where they were given
     * @throws IllegalArgumentException naming the unknown setting or the value out of range, or with the reason why it
     * cannot solve the game
     */
    public Solver create(SolverProvider provider, Game game, Map<String, ?> settings, Reach reach) {
        Settings known = Settings.of("setting", provider.id(), provider.settings(), settings, reach);
        if (provider.unsupportedReason(game).isPresent()) {
            throw new IllegalArgumentException("this game cannot be solved: " + unsupportedReason(provider, game));
        }
        return provider.create(game, known);
    }

    private static String unsupportedReason(SolverProvider provider, Game game) {
        return "'" + provider.id() + "' "
                + provider.unsupportedReason(game)
                        .map(provider.messages(Locale.ROOT)::get)
                        .orElse("");
    }
}
