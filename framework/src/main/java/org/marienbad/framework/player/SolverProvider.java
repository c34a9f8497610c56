package org.marienbad.framework.player;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Plugin;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * A kind of solver as a plugin, listed in {@code META-INF/services/org.marienbad.framework.player.SolverProvider}.
 *
 * <p>Words for people are in the message bundle {@link #messages()}: {@code ID.name}, {@code ID.summary} and its
 * settings as those of a {@link PlayerProvider}; also what its progress and its solutions say.
 */
public interface SolverProvider extends Plugin {
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
