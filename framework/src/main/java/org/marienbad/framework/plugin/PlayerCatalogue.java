package org.marienbad.framework.plugin;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongFunction;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** All kinds of players there are, in the order of their ids. */
public record PlayerCatalogue(List<PlayerProvider> all) {
    public PlayerCatalogue {
        all = all.stream().sorted(Comparator.comparing(PlayerProvider::id)).toList();
    }

    /**
     * The kind of player called {@code id}.
     *
     * @throws IllegalArgumentException listing what exists
     */
    public PlayerProvider get(String id) {
        return all.stream()
                .filter(provider -> provider.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Names.unknown(
                        "player", id, all.stream().map(PlayerProvider::id).toList())));
    }

    /**
     * The settings that {@code spec} asks for.
     *
     * @throws IllegalArgumentException naming the unknown player or setting, or the value out of range
     */
    public Settings settings(PlayerSpec spec) {
        PlayerProvider provider = get(spec.id());
        return Settings.of("setting", spec.id(), provider.settings(), spec.settings(), spec.reach());
    }

    /** {@code record} with the versions of the plugins that its players come from, as far as they are known here. */
    public MatchRecord withPlugins(MatchRecord record) {
        Map<String, String> versions = new LinkedHashMap<>();
        for (PlayerProvider provider : all) {
            boolean plays = record.players().stream()
                    .anyMatch(player -> player.equals(provider.id()) || player.startsWith(provider.id() + "("));
            if (plays) {
                MatchRecord.pluginHash(provider).ifPresent(hash -> versions.put(provider.id(), hash));
            }
        }
        return versions.isEmpty() ? record : record.withPlugins(versions);
    }

    /**
     * A new player for {@code game}.
     *
     * @throws IllegalArgumentException as {@link #settings}, or with why the player does not support the game
     */
    public Player create(PlayerSpec spec, Game game, long seed) {
        return maker(spec, game).apply(seed);
    }

    /** Whether what a player of {@code spec} chooses depends on the time it takes, under the caller's {@code budget}. */
    public boolean isTimed(PlayerSpec spec, Game game, Budget budget) {
        return get(spec.id()).isTimed(game, settings(spec), budget);
    }

    /**
     * Requires that the CPU time of the player's decisions is that of the thread that asks for them.
     *
     * @throws IllegalArgumentException saying what is allowed
     */
    public void requireSingleThread(PlayerSpec spec) {
        if (!get(spec.id()).isSingleThreaded(settings(spec))) {
            throw new IllegalArgumentException("CPU time is counted for one thread of this process, but " + spec
                    + " decides elsewhere as well; allowed: players of one thread (threads=1), or limits of iterations,"
                    + " depth or time");
        }
    }

    /**
     * Requires that players of {@code spec} can be made for {@code game}: makes one and closes it.
     *
     * @throws IllegalArgumentException as {@link #create}
     */
    public PlayerSpec check(PlayerSpec spec, Game game) {
        create(spec, game, 0).close();
        return spec;
    }

    /**
     * Makes players for {@code game}, each from a seed: what is asked for is looked up and checked once.
     *
     * @throws IllegalArgumentException as {@link #settings}, or with why the player does not support the game
     */
    public LongFunction<Player> maker(PlayerSpec spec, Game game) {
        PlayerProvider provider = get(spec.id());
        Settings settings = settings(spec);
        Text reason = provider.unsupportedReason(game).orElse(null);
        if (reason != null) {
            throw new IllegalArgumentException("player '" + spec.id() + "' cannot play this game: "
                    + provider.messages(Locale.ROOT).get(reason));
        }
        return seed -> provider.create(game, settings, seed);
    }
}
