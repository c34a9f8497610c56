package org.marienbad.framework.setting;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One of a few named values. */
public record ChoiceSetting(String key, List<String> values, String defaultValue) implements Setting<String> {
    public ChoiceSetting {
        values = List.copyOf(values);
        Setting.require(key, values.contains(defaultValue));
    }

    @Override
    public String allowed() {
        return "one of " + String.join(", ", values);
    }

    @Override
    public Optional<String> parse(Object raw) {
        String given = String.valueOf(raw).trim();
        return values.stream().filter(value -> value.equalsIgnoreCase(given)).findFirst();
    }

    @Override
    public Field field() {
        return new Field(Kind.CHOICE, values, Map.of());
    }
}
