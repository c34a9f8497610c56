package org.marienbad.cli.console;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.FileSetting;
import org.marienbad.framework.setting.IntListSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.LongSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.TextSetting;
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
            one.put("type", type(setting));
            one.put("default", plain(setting));
            if (setting instanceof IntSetting whole) {
                one.put("min", whole.min());
                one.put("max", whole.max());
            } else if (setting instanceof DoubleSetting decimal) {
                one.put("min", decimal.min());
                one.put("max", decimal.max());
            } else if (setting instanceof ChoiceSetting choice) {
                one.put("values", choice.values());
            } else if (setting instanceof IntListSetting list) {
                one.put("min", list.min());
                one.put("max", list.max());
                one.put("minSize", list.minSize());
                one.put("maxSize", list.maxSize());
            } else if (setting instanceof FileSetting file) {
                one.put("values", file.names());
            }
            one.put("allowed", setting.allowed());
            one.put("help", help(setting, messages, prefixes));
            all.add(one);
        }
        return all;
    }

    private static String type(Setting<?> setting) {
        if (setting instanceof IntSetting || setting instanceof LongSetting) {
            return "int";
        } else if (setting instanceof DoubleSetting) {
            return "double";
        } else if (setting instanceof BooleanSetting) {
            return "boolean";
        } else if (setting instanceof ChoiceSetting) {
            return "choice";
        } else if (setting instanceof IntListSetting) {
            return "intList";
        } else if (setting instanceof FileSetting) {
            return "file";
        } else if (setting instanceof TextSetting) {
            return "text";
        }
        return "name";
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
