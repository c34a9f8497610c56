package org.marienbad.desktop.text;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.play.PlayerSelection;
import org.marienbad.play.setup.SettingHints;

/** The messages of one language: those of the window, and those of games and players. Immutable. */
public final class UiMessages {
    /** The languages of the window; the first is the fallback. */
    public static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.forLanguageTag("cs"));

    private static final String BUNDLE = "org.marienbad.desktop.messages";

    private final Locale locale;
    private final Messages own;

    /** The messages in {@code wanted}, or in English if the window is not translated into it. */
    public UiMessages(Locale wanted) {
        locale = LANGUAGES.stream()
                .filter(language -> language.getLanguage().equals(wanted.getLanguage()))
                .findFirst()
                .orElse(LANGUAGES.get(0));
        own = Messages.of(locale).with(UiMessages.class.getClassLoader(), BUNDLE);
    }

    public Locale locale() {
        return locale;
    }

    /** The window's own messages. */
    public String get(String key, Object... arguments) {
        return own.get(key, arguments);
    }

    /** A text of a game's. */
    public String get(GameProvider game, Text text) {
        return game.messages(locale).get(text);
    }

    /** An action or a task of a game, in the words of the seat to move. */
    public String own(GameProvider game, Text text) {
        return game.messages(locale).own(text);
    }

    /** A text of a player's, such as why it does not support a game. */
    public String get(PlayerProvider player, Text text) {
        return player.messages(locale).get(text);
    }

    public String name(GameProvider game) {
        return known(game.messages(locale), game.id(), "name");
    }

    public String summary(GameProvider game) {
        return known(game.messages(locale), "", "summary");
    }

    public String name(PlayerProvider player) {
        return known(player.messages(locale), player.id(), player.id() + ".name");
    }

    /** The player with these settings, by its level if it has levels: "Computer, hard". */
    public String name(PlayerProvider player, Map<String, Object> settings) {
        String name = name(player);
        return level(player, settings)
                .map(level -> get("player.level", name, level))
                .orElse(name);
    }

    /** The same in few letters: "Hard". */
    public String shortName(PlayerProvider player, Map<String, Object> settings) {
        return level(player, settings).map(this::capitalized).orElseGet(() -> name(player));
    }

    private Optional<String> level(PlayerProvider player, Map<String, Object> settings) {
        return PlayerSelection.level(player)
                .map(level -> of(player)
                        .value(level, String.valueOf(settings.getOrDefault(level.key(), level.defaultValue()))));
    }

    /** The same, beginning with a capital letter. */
    public String capitalized(String word) {
        return word.substring(0, 1).toUpperCase(locale) + word.substring(1);
    }

    public String summary(PlayerProvider player) {
        return known(player.messages(locale), "", player.id() + ".summary");
    }

    /** The labels for the options of {@code game}. */
    public SettingLabels of(GameProvider game) {
        return new SettingLabels(this, game.messages(locale), List.of("option."));
    }

    /** The labels for the settings of {@code player}. */
    public SettingLabels of(PlayerProvider player) {
        return new SettingLabels(this, player.messages(locale), List.of(player.id() + ".setting.", "setting."));
    }

    /** The labels for settings of the window itself, whose keys begin with {@code prefix}. */
    public SettingLabels own(String prefix) {
        return new SettingLabels(this, own, List.of(prefix));
    }

    /** The allowed values of {@code setting}, as a hint. */
    <T> String allowed(Setting<T> setting) {
        return SettingHints.allowed(setting, own);
    }

    static String known(Messages messages, String otherwise, String... keys) {
        for (String key : keys) {
            if (messages.has(key)) {
                return messages.get(key);
            }
        }
        return otherwise;
    }
}
