package org.marienbad.cli.catalogue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.cli.console.SettingTable;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.text.Messages;

/** A game for programs, as plain JSON values. */
public final class GameEntry {
    private GameEntry() {}

    /**
     * A game of {@code provider}.
     *
     * @param game whose traits and evaluators are told
     * @param messages the provider's
     */
    public static Map<String, Object> json(GameProvider provider, Game game, Messages messages) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("id", provider.id());
        one.put("name", messages.has("name") ? messages.get("name") : provider.id());
        one.put("summary", messages.has("summary") ? messages.get("summary") : "");
        one.put("minSeats", provider.minSeats());
        one.put("maxSeats", provider.maxSeats());
        one.put("options", SettingTable.json(provider.options(), messages, "option."));
        one.put("evaluators", evaluators(game));
        one.put("traits", traits(game.info()));
        return one;
    }

    static List<String> traits(GameInfo info) {
        return info.traits().stream()
                .sorted()
                .map(trait -> trait.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .toList();
    }

    static List<String> evaluators(Game game) {
        return game.advice().evaluators().stream().map(NamedEvaluator::name).toList();
    }
}
