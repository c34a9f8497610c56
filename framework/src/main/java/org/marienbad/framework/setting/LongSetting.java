package org.marienbad.framework.setting;

import java.util.Optional;

/** Any whole number of 64 bits, such as a seed. */
public record LongSetting(String key, Long defaultValue) implements Setting<Long> {
    public LongSetting {
        Setting.require(key, defaultValue != null);
    }

    @Override
    public String allowed() {
        return "a whole number";
    }

    @Override
    public Optional<Long> parse(Object raw) {
        try {
            return Optional.of(Long.valueOf(String.valueOf(raw).trim()));
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    @Override
    public Field field() {
        return new Field(Kind.INT);
    }
}
