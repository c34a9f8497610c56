package org.marienbad.framework.setting;

import java.util.Optional;

/** A name that only its owner can judge, such as that of an evaluator of the game at hand. */
public record NameSetting(String key, String defaultValue) implements Setting<String> {
    public NameSetting {
        Setting.require(key, defaultValue != null);
    }

    @Override
    public String allowed() {
        return "a name of letters, digits, dots and dashes";
    }

    @Override
    public Optional<String> parse(Object raw) {
        String given = String.valueOf(raw).trim();
        return given.matches("[\\p{L}\\p{N}._-]+") ? Optional.of(given) : Optional.empty();
    }

    @Override
    public Field field() {
        return new Field(Kind.NAME);
    }
}
