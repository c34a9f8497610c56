package org.marienbad.request;

import java.lang.ref.WeakReference;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;

/**
 * The games made of late, and those that somebody still plays: requests of equal games share the rules, which are large in
 * some games. Thread-safe.
 */
public final class SetupCache {
    private static final int KEPT = 16;

    private record Key(GameProvider provider, int seats, Map<String, Object> options) {}

    private final Map<Key, WeakReference<Game>> known = new LinkedHashMap<>();
    private final Map<Key, Game> recent = new LinkedHashMap<>(KEPT, 0.75f, true);

    /** The game with these options, which were checked where they were given; seat 0 starts. */
    GameSetup of(GameProvider provider, int seats, Map<String, ?> given) {
        Settings options = Settings.of("option", provider.id(), provider.options(), given, Reach.LOCAL);
        Key key = new Key(provider, seats, options.changed());
        Game game = find(key);
        if (game != null) {
            return GameSetup.of(provider, game, options);
        }
        // Made outside the lock: a game that hangs must not stop requests about others.
        GameSetup made = GameSetup.of(provider, seats, given, 0, Reach.LOCAL);
        keep(key, made.game());
        return made;
    }

    private synchronized Game find(Key key) {
        WeakReference<Game> reference = known.get(key);
        Game game = reference == null ? null : reference.get();
        if (game != null) {
            keep(key, game);
        }
        return game;
    }

    private synchronized void keep(Key key, Game game) {
        known.values().removeIf(reference -> reference.get() == null);
        known.put(key, new WeakReference<>(game));
        recent.put(key, game);
        if (recent.size() > KEPT) {
            recent.remove(recent.keySet().iterator().next());
        }
    }
}
