package org.marienbad.cli.console;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;

/** Declared settings as a table and as JSON, with their help where the owner's messages have any. */
public final class SettingTable {
    private SettingTable() {}

    /**
     * One row a setting: key, default value, what is allowed, help.
     *
     * @param prefixes of the message keys, the first that exists wins: "option." or "mcts.setting.", "setting."
     */
    public static List<String> lines(int width, List<Setting<?>> settings, Messages messages, String... prefixes) {
        Columns table = new Columns("  ", "lrl");
        for (Setting<?> setting : settings) {
            String help = help(setting, messages, prefixes);
            table.row(
                    setting.key(),
                    defaultText(setting),
                    (help.isEmpty() ? "" : help + " ") + "(" + setting.allowed() + ")");
        }
        return table.lines(width);
    }

    public static List<Map<String, Object>> json(List<Setting<?>> settings, Messages messages, String... prefixes) {
        List<Map<String, Object>> all = new ArrayList<>();
        for (Setting<?> setting : settings) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("key", setting.key());
            Setting.Field field = setting.field();
            one.put("type", field.kind().id());
            one.put("default", plain(setting));
            one.putAll(field.limits());
            if (field.kind() == Setting.Kind.CHOICE || field.kind() == Setting.Kind.FILE) {
                one.put("values", field.values());
            }
            one.put("allowed", setting.allowed());
            one.put("help", help(setting, messages, prefixes));
            all.add(one);
        }
        return all;
    }

    public static String help(Setting<?> setting, Messages messages, String... prefixes) {
        for (String prefix : prefixes) {
            for (String suffix : List.of(".help", "")) {
                String key = prefix + setting.key() + suffix;
                if (messages.has(key)) {
                    String text = messages.get(key);
                    return text.isEmpty() || ".!?".indexOf(text.charAt(text.length() - 1)) >= 0 ? text : text + ".";
                }
            }
        }
        return "";
    }

    private static <T> String defaultText(Setting<T> setting) {
        return setting.format(setting.defaultValue());
    }

    private static <T> Object plain(Setting<T> setting) {
        return setting.plain(setting.defaultValue());
    }
}
