package org.marienbad.desktop.text;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
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

    /**
     * {@code Pits a side: 5 · Pie rule}: what differs from the usual, or that all is as usual.
     *
     * @param usual as {@link Settings#differing} has it
     */
    public String changed(Settings settings, Map<String, String> usual) {
        String changed = settings.differing(usual).stream()
                .map(setting -> changed(settings, setting))
                .collect(Collectors.joining(" · "));
        return changed.isEmpty() ? words.get("setup.variants.none") : changed;
    }

    private <T> String changed(Settings settings, Setting<T> setting) {
        if (setting instanceof BooleanSetting flag) {
            return settings.get(flag) ? name(setting) : words.get("setup.variants.off", name(setting));
        }
        return name(setting) + ": " + value(setting, settings.text(setting));
    }

    /** The allowed values. */
    public String allowed(Setting<?> setting) {
        return words.allowed(setting);
    }

    private String find(String otherwise, String suffix) {
        String[] keys = prefixes.stream().map(prefix -> prefix + suffix).toArray(String[]::new);
        return UiMessages.known(messages, otherwise, keys);
    }
}
