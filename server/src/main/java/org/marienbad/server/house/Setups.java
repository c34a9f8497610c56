package org.marienbad.server.house;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.Text;
import org.marienbad.server.protocol.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What can be played. Rooms of equal games share the rules, which are large in some games. Thread-safe. */
public final class Setups {
    private static final Logger LOG = LoggerFactory.getLogger(Setups.class);
    /** The innermost calls of a fault that are logged. */
    private static final int MOST_CALLS = 12;

    /** Each time costs a thread that Java cannot end. */
    private static final int MOST_HUNG = 3;

    private record Key(String game, int seats, String options, int starter) {}

    private final GameCatalogue games;
    private final Map<Key, WeakReference<GameSetup>> known = new ConcurrentHashMap<>();
    /** How often a game did not come back. */
    private final Map<String, Integer> hung = new ConcurrentHashMap<>();

    public Setups(GameCatalogue games) {
        this.games = games;
    }

    public GameCatalogue games() {
        return games;
    }

    /** The kind of game called {@code id}; a {@link Refusal} tells what there is. */
    public GameProvider game(String id) {
        try {
            return games.get(id);
        } catch (IllegalArgumentException unknown) {
            throw new Refusal(Refusal.Reason.UNKNOWN, Text.of(unknown.getMessage()));
        }
    }

    /** The refusal of what needs a plugin that has failed; the log says how, the answer does not, as it may tell secrets. */
    public static Refusal broken(PluginFault fault) {
        log("a request", fault);
        return new Refusal(Refusal.Reason.BROKEN, Text.of("refused.broken"));
    }

    /** Logs one line on {@code fault}, and where it comes from: the innermost calls of its cause. */
    public static void log(String where, PluginFault fault) {
        Throwable cause = fault.getCause() == null ? fault : fault.getCause();
        StringBuilder trace = new StringBuilder();
        Stream.of(cause.getStackTrace())
                .limit(MOST_CALLS)
                .forEach(call -> trace.append("\n    at ").append(call));
        LOG.error("{}: {}{}", where, fault.getMessage(), trace);
    }

    /** The game {@code id} has failed with {@code fault}; one that hangs again and again is not played any more. */
    public void failed(String id, PluginFault fault) {
        if (fault.isHang()) {
            hung.merge(id, 1, Integer::sum);
        }
    }

    /**
     * The game with these options, which anybody may have given.
     *
     * @throws Refusal with the game's own reason if it does not allow that
     */
    public GameSetup setup(String id, int seats, Map<String, ?> options, int starter) {
        GameProvider provider = game(id);
        if (hung.getOrDefault(id, 0) >= MOST_HUNG) {
            throw new Refusal(Refusal.Reason.BUSY, Text.of("problem.hangs", id));
        }
        try {
            return PluginGuard.of("game " + id)
                    .passing(IllegalArgumentException.class)
                    .within(PluginGuard.CREATION, provider)
                    .call(() -> shared(provider, seats, options, starter));
        } catch (IllegalArgumentException refused) {
            throw new Refusal(Refusal.Reason.ILLEGAL, Text.of(refused.getMessage()));
        } catch (PluginFault fault) {
            failed(id, fault);
            throw broken(fault);
        }
    }

    private GameSetup shared(GameProvider provider, int seats, Map<String, ?> options, int starter) {
        known.values().removeIf(reference -> reference.get() == null);
        Key given = new Key(provider.id(), seats, options.toString(), starter);
        GameSetup ready = get(given);
        if (ready != null) {
            return ready;
        }
        GameSetup made = GameSetup.of(provider, seats, options, starter, Reach.ANYWHERE);
        Key written = new Key(provider.id(), seats, made.options().changed().toString(), starter);
        GameSetup same = get(written);
        if (same == null) {
            known.put(written, new WeakReference<>(made));
            same = made;
        }
        return same;
    }

    private GameSetup get(Key key) {
        WeakReference<GameSetup> reference = known.get(key);
        return reference == null ? null : reference.get();
    }
}
