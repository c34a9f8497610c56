package org.marienbad.play.setup;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;

/** The allowed values of settings, in the words of a screen: its bundle has the keys {@code field.…}. */
public final class SettingHints {
    private SettingHints() {}

    /** As a hint beside the field of {@code setting}. */
    public static <T> String allowed(Setting<T> setting, Messages words) {
        Setting.Field field = setting.field();
        String key = "field." + field.kind().id();
        if (!words.has(key)
                || field.kind() == Setting.Kind.INT && field.limits().isEmpty()) {
            return setting.allowed();
        }
        if (!field.values().isEmpty()) {
            String named = key + ".named";
            return words.get(words.has(named) ? named : key, String.join(", ", field.values()));
        }
        List<Object> arguments = new ArrayList<>(field.limits().values());
        arguments.add(setting.format(setting.defaultValue()));
        return words.get(key, arguments.toArray());
    }
}
