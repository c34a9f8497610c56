package org.marienbad.desktop.context;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.play.PlayerSelection;
import org.marienbad.play.setup.NewGameSettings;

/** Fields that say who plays a seat. */
public final class PlayerFields {
    private PlayerFields() {}

    /** The fields for the settings of a kind of player in a seat of {@code game}; {@code now} those that differ from its own. */
    public static SettingsForm form(
            Context context, Game game, int seat, PlayerProvider player, Map<String, Object> now, Runnable changed) {
        return new SettingsForm(
                context.widgets(),
                context.words().of(player),
                "seat." + seat + ".",
                player.settings(),
                now,
                word -> player.suggestions(game, word),
                changed);
    }

    /** A person and all kinds of players; last, and disabled, those that do not support {@code game}, which say why. */
    public static List<Select.Item<String>> select(Context context, Game game) {
        UiMessages words = context.words();
        List<Select.Item<String>> items = new ArrayList<>();
        items.add(new Select.Item<>(NewGameSettings.PERSON, words.get("new.player.person")));
        List<Select.Item<String>> disabled = new ArrayList<>();
        for (PlayerProvider player : context.newGame().players()) {
            String name = words.name(player);
            PlayerSelection.unsupportedReason(player, game)
                    .ifPresentOrElse(
                            reason -> disabled.add(new Select.Item<>(
                                    player.id(),
                                    words.get("new.player.unsupported", name, words.get(player, reason)),
                                    false)),
                            () -> items.add(new Select.Item<>(player.id(), name)));
        }
        items.addAll(disabled);
        return items;
    }
}
