package org.marienbad.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Declared settings: unique keys, and values that survive text, JSON and the command line. */
final class SettingsCheck {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private SettingsCheck() {}

    /** Returns how many values went through. */
    static int require(String noun, String owner, List<Setting<?>> declared) {
        Set<String> keys = new HashSet<>();
        int tested = 0;
        for (Setting<?> setting : declared) {
            if (!keys.add(setting.key())) {
                throw Violation.of("key of " + noun, "unique", "'" + setting.key() + "' twice");
            }
        }
        for (Setting<?> setting : declared) {
            requireDefaultAnywhere(noun, setting);
            for (Object value : SettingValues.extremes(setting)) {
                Settings settings;
                try {
                    settings = Settings.of(noun, owner, declared, Map.of(setting.key(), value));
                } catch (IllegalArgumentException refused) {
                    throw Violation.of(
                            "default and extreme values of " + noun + " '" + setting.key() + "'",
                            "allowed by itself",
                            refused.getMessage());
                }
                roundTrips(noun, owner, settings, setting);
                tested++;
            }
        }
        return tested;
    }

    private static <T> void requireDefaultAnywhere(String noun, Setting<T> setting) {
        if (setting.reach(setting.defaultValue()) != Reach.ANYWHERE) {
            throw Violation.of("default of " + noun + " '" + setting.key() + "'", "allowed anywhere", "a local one");
        }
    }

    private static <T> void roundTrips(String noun, String owner, Settings settings, Setting<T> setting) {
        String text = settings.text(setting);
        requireSame(
                noun, setting, text, settings.get(setting), setting.parse(text).orElse(null));
        Object plain = settings.toMap().get(setting.key());
        requireSame(
                noun,
                setting,
                plain,
                settings.get(setting),
                setting.parse(throughJson(plain)).orElse(null));
        PlayerSpec spec = new PlayerSpec(owner, Map.of(setting.key(), text));
        Object read;
        try {
            read = PlayerSpec.parse(spec.toString()).settings().get(setting.key());
        } catch (IllegalArgumentException malformed) {
            throw Violation.of("text form " + spec, "one that can be read", malformed.getMessage());
        }
        requireSame(
                noun, setting, spec, settings.get(setting), setting.parse(read).orElse(null));
    }

    private static void requireSame(String noun, Setting<?> setting, Object written, Object value, Object read) {
        if (!value.equals(read)) {
            throw Violation.of(noun + " '" + setting.key() + "' written as " + written, value, read);
        }
    }

    private static Object throughJson(Object plain) {
        try {
            return MAPPER.readValue(MAPPER.writeValueAsString(plain), Object.class);
        } catch (JsonProcessingException notPlain) {
            throw Violation.of("value of a setting", "a plain JSON value", plain);
        }
    }
}
