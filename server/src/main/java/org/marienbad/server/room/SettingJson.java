package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.FileSetting;
import org.marienbad.framework.setting.IntListSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.LongSetting;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.TextSetting;

/** Options of a game, for a page that lets people choose: those that may be given from anywhere. */
final class SettingJson {
    private final GameProvider game;
    private final GameWords words;

    SettingJson(GameProvider game, GameWords words) {
        this.game = game;
        this.words = words;
    }

    ArrayNode all() {
        ArrayNode list = Json.array();
        game.options().forEach(setting -> write(setting).ifPresent(list::add));
        return list;
    }

    private <T> Optional<ObjectNode> write(Setting<T> setting) {
        ObjectNode json = Json.object().put("key", setting.key());
        if (setting instanceof TextSetting) {
            return Optional.empty(); // a command or an address
        } else if (setting instanceof IntSetting ints) {
            json.put("type", "int").put("min", ints.min()).put("max", ints.max());
        } else if (setting instanceof LongSetting) {
            json.put("type", "long");
        } else if (setting instanceof DoubleSetting doubles) {
            json.put("type", "double").put("min", doubles.min()).put("max", doubles.max());
        } else if (setting instanceof BooleanSetting) {
            json.put("type", "boolean");
        } else if (setting instanceof ChoiceSetting choice) {
            values(json.put("type", "choice"), setting, choice.values());
        } else if (setting instanceof IntListSetting) {
            json.put("type", "intList");
        } else if (setting instanceof NameSetting name) {
            values(json.put("type", "text"), setting, game.suggestions(name));
        } else if (setting instanceof FileSetting file) {
            values(json.put("type", "choice"), setting, open(file));
        }
        json.put("words", words.option(setting)).put("help", words.help(setting));
        json.put("allowed", words.allowed(setting));
        json.set("default", Json.of(setting.plain(setting.defaultValue())));
        return Optional.of(json);
    }

    /** The files that come with the game; others are not for everybody. */
    private static List<String> open(FileSetting file) {
        return file.names().stream()
                .filter(name -> file.reach(name) == Reach.ANYWHERE)
                .toList();
    }

    private void values(ObjectNode json, Setting<?> setting, List<String> values) {
        ArrayNode list = json.putArray("values");
        values.forEach(value -> list.addObject().put("id", value).put("words", words.value(setting, value)));
    }
}
