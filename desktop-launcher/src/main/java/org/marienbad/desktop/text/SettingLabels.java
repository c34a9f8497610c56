package org.marienbad.desktop.text;

import java.util.List;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;

/**
 * Names, help and values of the settings of one game or player in one language; the keys where there are no messages.
 */
public final class SettingLabels {
    private final UiMessages words;
    private final Messages messages;
    private final List<String> prefixes;

    SettingLabels(UiMessages words, Messages messages, List<String> prefixes) {
        this.words = words;
        this.messages = messages;
        this.prefixes = prefixes;
    }

    public String name(Setting<?> setting) {
        return find(setting.key(), setting.key());
    }

    /** The help of the setting; empty if it has none. */
    public String help(Setting<?> setting) {
        return find("", setting.key() + ".help");
    }

    public String value(Setting<?> setting, String value) {
        return find(value, setting.key() + "." + value);
    }

    /** What may be given. */
    public String allowed(Setting<?> setting) {
        return words.allowed(setting);
    }

    private String find(String otherwise, String suffix) {
        String[] keys = prefixes.stream().map(prefix -> prefix + suffix).toArray(String[]::new);
        return UiMessages.known(messages, otherwise, keys);
    }
}
