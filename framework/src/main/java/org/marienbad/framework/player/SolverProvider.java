package org.marienbad.framework.player;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Plugin;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * A kind of solver as a plugin, listed in {@code META-INF/services/org.marienbad.framework.player.SolverProvider}.
 *
 * <p>Words for people are in the message bundle {@link #messages()}: {@code ID.name}, {@code ID.summary} and its
 * settings as those of a {@link PlayerProvider}; also the words of its progress and its solutions.
 */
public interface SolverProvider extends Plugin {
    /**
     * A catalogue of {@code solvers}: those made for one game first, then those that keep every position, then in the order
     * of their ids.
     */
    static Catalogue<SolverProvider> catalogue(List<SolverProvider> solvers) {
        return new Catalogue<>(
                "solver",
                solvers.stream()
                        .sorted(Comparator.comparing(SolverProvider::specialised)
                                .thenComparing(SolverProvider::keepsEveryPosition)
                                .reversed()
                                .thenComparing(SolverProvider::id))
                        .toList());
    }

    /**
     * The first of {@code solvers} that may try {@code game}.
     *
     * @throws IllegalArgumentException with the reasons of all, if none may
     */
    static SolverProvider first(Catalogue<SolverProvider> solvers, Game game) {
        return solvers.all().stream()
                .filter(provider -> provider.unsupportedReason(game).isEmpty())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no solver can solve this game; "
                        + solvers.all().stream()
                                .map(each -> unsupportedReason(each, game))
                                .collect(Collectors.joining("; "))));
    }

    /**
     * A new solver for {@code game}.
     *
     * @param settings by key, text or plain JSON values
     * @param reach where they were given
     * @throws IllegalArgumentException naming the unknown setting or the value out of range, or with the reason why it
     * cannot solve the game
     */
    static Solver solver(SolverProvider provider, Game game, Map<String, ?> settings, Reach reach) {
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

    /** Whether it was written for one game: it is then tried before general solvers. */
    default boolean specialised() {
        return false;
    }

    /**
     * Whether it keeps every position that can arise. Of the solvers for any game such a one is tried first, and others are
     * compared with it.
     */
    default boolean keepsEveryPosition() {
        return false;
    }

    default List<Setting<?>> settings() {
        return List.of();
    }

    /**
     * Why it cannot solve {@code game} at all, as a sentence such as "needs two seats"; empty if it may try. Returns
     * at once: whether the game is too large turns out while solving.
     */
    Optional<Text> unsupportedReason(Game game);

    /** A new solver of a game that it supports. */
    Solver create(Game game, Settings settings);
}
