package org.marienbad.framework.match;

import java.util.Optional;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.player.Decision;

/** Watches a {@link Session} for a screen, which is told as much as its observer may know; called in the owner's thread. */
public interface SessionListener {
    /** Is told nothing. */
    SessionListener NONE = new SessionListener() {};

    /** Anything may have changed: position, plies, players, who thinks, whether paused. */
    default void changed() {}

    /** The last ply of {@code now} has been played; comes before {@link #changed}. Not called by redo, jump. */
    default void played(MatchView now) {}

    /**
     * The player of {@code seat} thinks; {@code soFar} is empty where the observer may not see its thoughts. The time
     * that this takes counts against nobody.
     */
    default void thinking(int seat, Optional<Decision> soFar) {}

    /** A player failed; the session is paused and waits for another player or {@link Session#resume}. */
    default void fault(Forfeit reason) {}

    /**
     * The game failed; the session is paused where it was. A game that hangs is not asked for anything any more.
     */
    default void fault(PluginFault reason) {}
}
