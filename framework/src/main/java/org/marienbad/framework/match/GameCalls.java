package org.marienbad.framework.match;

import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.PluginGuard;

/**
 * Calls the code of a game. Guarded calls are made in another thread, for which the caller waits only so long; a game
 * that hangs once is not called again, so that it costs its caller no more than one wait.
 */
final class GameCalls {
    /** Calls in the caller's thread, for as long as they take. */
    static final GameCalls UNGUARDED = new GameCalls("", null);

    private final String game;
    private final PluginGuard guard;
    private volatile GameFault hanging;

    private GameCalls(String game, PluginGuard guard) {
        this.game = game;
        this.guard = guard;
    }

    /**
     * Guarded calls of the game with the id {@code game}, each of which may take {@code limit}; if that is {@link
     * Session#TRUSTED}, they are made in the caller's thread, for as long as they take.
     */
    static GameCalls guarded(String game, Duration limit) {
        PluginGuard guard = PluginGuard.of(game);
        return new GameCalls(game, limit.equals(Session.TRUSTED) ? guard : guard.within(limit));
    }

    /**
     * What {@code code} gives.
     *
     * @param ply the number of the ply at which the game is, from 1, for the message
     * @throws GameFault if it throws or does not return in time, where calls are guarded
     */
    <T> T call(int ply, Supplier<T> code) {
        if (guard == null) {
            return code.get();
        }
        if (hanging != null) {
            throw hanging;
        }
        try {
            return guard.call(code);
        } catch (GameFault known) {
            throw known;
        } catch (PluginFault fault) {
            if (fault.getCause() instanceof TimeoutException) {
                hanging = new GameFault(game + " hangs at ply " + ply, fault);
                throw hanging;
            }
            Throwable cause = fault.getCause() == null ? fault : fault.getCause();
            throw new GameFault(GameFault.message(game, ply, cause), cause);
        }
    }
}
