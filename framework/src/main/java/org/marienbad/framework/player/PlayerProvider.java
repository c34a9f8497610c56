package org.marienbad.framework.player;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.setting.TextSetting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/**
 * A kind of player as a plugin, listed in {@code META-INF/services/org.marienbad.framework.player.PlayerProvider}.
 * Needs a public constructor without parameters.
 *
 * <p>Words for people are in the message bundle {@link #messages()}: {@code ID.name}, {@code ID.summary},
 * {@code ID.setting.KEY}, {@code ID.setting.KEY.help} and {@code ID.setting.KEY.VALUE}; without the {@code ID.}
 * where several players share a setting.
 */
public interface PlayerProvider {
    /** Rank of a player that was made for the game. Players of any game stay below. */
    int EXPERT = 100;

    /** Key in files and commands, never translated: small letters, digits, dashes. */
    String id();

    default List<Setting<?>> settings() {
        return List.of();
    }

    /** Why it cannot play {@code game}, as a sentence such as "needs two seats"; empty if it can. */
    Optional<Text> unsupportedReason(Game game);

    /**
     * How good an adviser of people it is in {@code game}: of those who can play it, the one with the greatest rank is asked
     * for hints and analyses where nobody was named. 0 for one that others should be preferred to, {@link #EXPERT} for one
     * made for this game. Answers at once, for any game.
     */
    default int hintRank(Game game) {
        return 0;
    }

    /** How good an opponent of people it is, likewise: the one with the greatest rank plays where nobody was named. */
    default int opponentRank(Game game) {
        return 0;
    }

    /** What {@code marienbad bench} measures of its speed: settings by the name of a figure, such as {@code uct}. */
    default Map<String, Map<String, Object>> benchmarks() {
        return Map.of();
    }

    /** Whether its default settings make a player; not so where a command or an address must be given. */
    default boolean hasDefaults() {
        return settings().stream().noneMatch(TextSetting.class::isInstance);
    }

    /** The values that a {@link NameSetting} of this player may take in {@code game}; empty where any will do. */
    default List<String> words(Game game, NameSetting setting) {
        return List.of();
    }

    /**
     * Whether what it chooses depends on the time it takes, so that equal seeds need not give equal games.
     *
     * @param budget the caller's limits, over and above {@code settings}
     */
    default boolean isTimed(Game game, Settings settings, Budget budget) {
        return settings.declared().stream().anyMatch(BudgetSettings.ALL::contains)
                && BudgetSettings.budget(settings, budget).isTimed();
    }

    /**
     * A new player of a game that it does not object to. Equal arguments make equal players.
     *
     * @throws IllegalArgumentException naming the setting that this game does not allow
     */
    Player create(Game game, Settings settings, long seed);

    /** Base name of the message bundle: {@code messages} in the provider's package. */
    default String messages() {
        return getClass().getPackageName() + ".messages";
    }

    /** The words of this player in one language, the framework's own where it has none. */
    default Messages messages(Locale locale) {
        return Messages.of(locale).with(getClass().getClassLoader(), messages());
    }
}
