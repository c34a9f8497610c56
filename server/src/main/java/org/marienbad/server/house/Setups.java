package org.marienbad.server.house;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Text;
import org.marienbad.play.setup.Beginning;
import org.marienbad.request.GameRequest;
import org.marienbad.request.SetupCache;
import org.marienbad.server.protocol.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The games that can be played. Thread-safe. */
public final class Setups {
    private static final Logger LOG = LoggerFactory.getLogger(Setups.class);
    /** The innermost calls of a fault that are logged. */
    private static final int MOST_CALLS = 12;

    /** Each time costs a thread that Java cannot end. */
    private static final int MOST_HUNG = 3;

    private final Catalogue<GameProvider> games;
    private final SetupCache known = new SetupCache();
    /** How often a game did not come back. */
    private final Map<String, Integer> hung = new ConcurrentHashMap<>();

    public Setups(Catalogue<GameProvider> games) {
        this.games = games;
    }

    public Catalogue<GameProvider> games() {
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
        return guarded(
                provider,
                () -> GameRequest.of(id, seats, options, Reach.ANYWHERE)
                        .setup(games, known)
                        .starting(starter));
    }

    /**
     * {@code setup} begun in {@code position}, which anybody may have given.
     *
     * @throws Refusal if that is no position of the game, or the game hides something: who sets it up knows all of it
     */
    public GameSetup from(GameSetup setup, Map<String, Object> position) {
        if (Beginning.hides(setup)) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.setUp.hidden");
        }
        return guarded(setup.provider(), () -> setup.from(position));
    }

    /**
     * The game that {@code head} tells, from its own beginning.
     *
     * @throws Refusal if its rules have changed since
     */
    public GameSetup setup(MatchRecord head) {
        GameSetup setup = setup(head.game(), head.seats(), head.options(), head.starter());
        return head.position().map(start -> from(setup, start)).orElse(setup);
    }

    private GameSetup guarded(GameProvider provider, Supplier<GameSetup> call) {
        String id = provider.id();
        try {
            return PluginGuard.of("game " + id)
                    .passing(IllegalArgumentException.class)
                    .within(PluginGuard.CREATION, provider)
                    .call(call);
        } catch (IllegalArgumentException refused) {
            throw Refusal.of(refused);
        } catch (PluginFault fault) {
            failed(id, fault);
            throw broken(fault);
        }
    }
}
