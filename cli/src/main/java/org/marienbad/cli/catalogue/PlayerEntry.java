package org.marienbad.cli.catalogue;

import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.cli.console.SettingTable;
import org.marienbad.cli.option.Opponents;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.text.Messages;

/** A player for programs, as plain JSON values. */
public final class PlayerEntry {
    private PlayerEntry() {}

    /**
     * A player.
     *
     * @param game whether it plays that is told; null to tell nothing of it
     * @param messages the provider's
     */
    public static Map<String, Object> json(PlayerProvider provider, Game game, Messages messages) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("id", provider.id());
        one.put("name", word(provider, messages, "name"));
        one.put("summary", word(provider, messages, "summary"));
        one.put("settings", SettingTable.json(provider.settings(), messages, provider.id() + ".setting.", "setting."));
        if (game != null) {
            String reason = Opponents.unsupportedReason(provider, game);
            one.put("unsupportedReason", reason.isEmpty() ? null : reason);
        }
        return one;
    }

    static String word(PlayerProvider provider, Messages messages, String key) {
        String full = provider.id() + "." + key;
        return messages.has(full) ? messages.get(full) : "";
    }
}
