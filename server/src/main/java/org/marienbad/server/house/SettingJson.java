package org.marienbad.server.house;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.json.PlainJson;
import org.marienbad.server.protocol.ServerJson;

/** Options of a game, for a page that lets people choose: those that may be given from anywhere. */
public final class SettingJson {
    private final GameProvider game;
    private final GameWords words;

    public SettingJson(GameProvider game, GameWords words) {
        this.game = game;
        this.words = words;
    }

    public ArrayNode all() {
        ArrayNode list = ServerJson.array();
        game.options().forEach(setting -> write(setting).ifPresent(list::add));
        return list;
    }

    private <T> Optional<ObjectNode> write(Setting<T> setting) {
        Setting.Field field = setting.field();
        if (field.kind() == Setting.Kind.TEXT) {
            return Optional.empty(); // a command or an address
        }
        ObjectNode json = ServerJson.object()
                .put("key", setting.key())
                .put("type", field.kind().id());
        field.limits().forEach((limit, value) -> json.set(limit, PlainJson.of(value)));
        if (setting instanceof NameSetting name) {
            values(json, setting, game.suggestions(name));
        } else if (field.kind() == Setting.Kind.CHOICE || field.kind() == Setting.Kind.FILE) {
            // The files that come with the game; others are not for everybody.
            values(json, setting, field.values());
        }
        json.put("words", words.option(setting)).put("help", words.help(setting));
        json.put("allowed", words.allowed(setting));
        T usual = Optional.ofNullable(game.forPeople().get(setting.key()))
                .flatMap(setting::parse)
                .orElse(setting.defaultValue());
        json.set("default", PlainJson.of(setting.plain(usual)));
        return Optional.of(json);
    }

    private void values(ObjectNode json, Setting<?> setting, List<String> values) {
        ArrayNode list = json.putArray("values");
        values.forEach(value -> list.addObject().put("id", value).put("words", words.value(setting, value)));
    }
}
