package org.marienbad.framework.setting;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** On or off. */
public record BooleanSetting(String key, Boolean defaultValue) implements Setting<Boolean> {
    public BooleanSetting {
        Setting.require(key, defaultValue != null);
    }

    @Override
    public String allowed() {
        return "on or off";
    }

    @Override
    public Optional<Boolean> parse(Object raw) {
        return switch (String.valueOf(raw).trim().toLowerCase(Locale.ROOT)) {
            case "on", "true", "yes" -> Optional.of(true);
            case "off", "false", "no" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    @Override
    public String format(Boolean value) {
        return value ? "on" : "off";
    }

    @Override
    public Object plain(Boolean value) {
        return format(value);
    }

    @Override
    public Field field() {
        return new Field(Kind.BOOLEAN, List.of("on", "off"), Map.of());
    }
}
