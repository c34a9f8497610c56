package org.marienbad.framework.player;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Plugin;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.setting.TextSetting;
import org.marienbad.framework.text.Text;

/**
 * A kind of player as a plugin, listed in {@code META-INF/services/org.marienbad.framework.player.PlayerProvider}.
 *
 * <p>Words for people are in the message bundle {@link #messages()}: {@code ID.name}, {@code ID.summary},
 * {@code ID.setting.KEY}, {@code ID.setting.KEY.help} and {@code ID.setting.KEY.VALUE}; without the {@code ID.}
 * where several players share a setting.
 */
public interface PlayerProvider extends Plugin {
    /** Rank of a player that was made for the game. Players of any game stay below. */
    int EXPERT = 100;

    /** A catalogue of {@code players}, in the order of their ids. */
    static Catalogue<PlayerProvider> catalogue(List<PlayerProvider> players) {
        return Catalogue.byId("player", players);
    }

    default List<Setting<?>> settings() {
        return List.of();
    }

    /** Why it cannot play {@code game}, as a sentence such as "needs two seats"; empty if it can. */
    Optional<Text> unsupportedReason(Game game);

    /**
     * The rank of this player as a source of hints in {@code game}. Of the players that support the game, the one with
     * the greatest rank gives hints and analyses, unless the user names another. It is 0 for a last resort, {@link
     * #EXPERT} for a player made for this game. Returns at once, for any game.
     */
    default int hintRank(Game game) {
        return 0;
    }

    /**
     * The rank of this player as an opponent: likewise, the player with the greatest rank plays unless the user names
     * another.
     */
    default int opponentRank(Game game) {
        return 0;
    }

    /**
     * Speeds that {@code marienbad bench} measures: by the name of a figure such as {@code uct}, the settings to
     * measure it with.
     */
    default Map<String, Map<String, Object>> benchmarks() {
        return Map.of();
    }

    /**
     * Whether a player can be made with default settings wherever this program runs. It is false if a command, an
     * address or another program is needed.
     */
    default boolean hasDefaults() {
        return settings().stream().noneMatch(TextSetting.class::isInstance);
    }

    /** The values that a {@link NameSetting} of this player may take in {@code game}; empty where any will do. */
    default List<String> suggestions(Game game, NameSetting setting) {
        return List.of();
    }

    /**
     * Whether its choice depends on the time it takes, so that equal seeds need not give equal games.
     *
     * @param budget the caller's limits, over and above {@code settings}
     */
    default boolean isTimed(Game game, Settings settings, Budget budget) {
        return settings.declared().stream().anyMatch(BudgetSettings.ALL::contains)
                && BudgetSettings.budget(settings, budget).isTimed();
    }

    /**
     * Whether the thread that makes a decision does all of its work, so that its CPU time is the cost. It is false if
     * the setting {@code threads} asks for several, or another program decides.
     */
    default boolean isSingleThreaded(Settings settings) {
        return hasDefaults()
                && settings.declared().stream()
                        .filter(setting -> setting.key().equals("threads"))
                        .allMatch(setting -> settings.get(setting).equals(1));
    }

    /**
     * A new player of a game that it supports. Equal arguments make equal players.
     *
     * @throws IllegalArgumentException naming the setting that this game does not allow
     */
    Player create(Game game, Settings settings, long seed);

    /**
     * The same for a kind of player that works with {@code services}; others need not implement it.
     *
     * @throws IllegalArgumentException as {@link #create(Game, Settings, long)}
     */
    default Player create(Game game, Settings settings, long seed, Services services) {
        return create(game, settings, seed);
    }
}
