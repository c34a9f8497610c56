package org.marienbad.server.house;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Unavailable;
import org.marienbad.framework.plugin.Catalogues;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Text;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.store.RoomStore;

/**
 * The common part of all rooms of a process.
 *
 * @param pool runs the rooms
 * @param delays calls something later
 * @param counts of the games played here
 * @param time by which people are missed, and clocks run
 */
public record House(
        Catalogues plugins,
        Setups setups,
        OpponentLevels levels,
        RoomStore store,
        RoomSettings settings,
        ThinkingThreads threads,
        Executor pool,
        Delays delays,
        GameCounts counts,
        Time time) {
    private static final long LEAST_MILLIS = 50;

    /** The time. */
    public interface Time extends InstantSource {
        Time SYSTEM = new Time() {
            @Override
            public Instant instant() {
                return Instant.now();
            }

            @Override
            public long nanos() {
                return System.nanoTime();
            }
        };

        /** Nanoseconds since any moment; goes on steadily, unlike the calendar. */
        long nanos();
    }

    /** Now, in milliseconds. */
    public long now() {
        return time.millis();
    }

    /** The time for a decision that is limited by time: less, the more are waiting. */
    public Budget thought() {
        long share = settings.thought().toMillis() * settings.workers() / (settings.workers() + threads.waiting());
        return Budget.ofMillis(Math.max(LEAST_MILLIS, share));
    }

    /** Whether the choices of a player of {@code spec} depend on the time it takes. */
    public boolean isTimed(PlayerSpec spec, Game game) {
        return spec.isTimed(plugins.players(), game, Budget.UNLIMITED);
    }

    /**
     * A new player.
     *
     * @throws Refusal if it cannot play the game, its settings are not allowed, or something that it needs is not there
     */
    public Player player(PlayerSpec spec, Game game, long seed) {
        try {
            return make(spec, game, seed);
        } catch (Unavailable missing) {
            throw new Refusal(Refusal.Reason.BUSY, missing.words());
        }
    }

    /**
     * The same.
     *
     * @throws Unavailable if something that it needs is not there now, such as memory
     */
    public Player make(PlayerSpec spec, Game game, long seed) {
        try {
            return PluginGuard.of("player " + spec.id())
                    .passing(IllegalArgumentException.class)
                    .within(PluginGuard.CREATION, game)
                    .require(() -> spec.create(plugins.players(), game, seed));
        } catch (Unavailable missing) {
            throw missing;
        } catch (IllegalArgumentException refused) {
            throw new Refusal(Refusal.Reason.ILLEGAL, Text.of(String.valueOf(refused.getMessage())));
        } catch (PluginFault fault) {
            throw Setups.broken(fault);
        }
    }

    /** Requires that players of {@code spec} can be made: makes one, and closes it. */
    public PlayerSpec requirePlayer(PlayerSpec spec, Game game) {
        player(spec, game, 0).close();
        return spec;
    }

    /** The player that {@code text} asks for, with settings that anybody may give. */
    public PlayerSpec spec(String text) {
        try {
            PlayerSpec spec = PlayerSpec.parse(text);
            spec.settings(plugins.players());
            return spec;
        } catch (IllegalArgumentException refused) {
            throw new Refusal(Refusal.Reason.ILLEGAL, Text.of(String.valueOf(refused.getMessage())));
        }
    }
}
