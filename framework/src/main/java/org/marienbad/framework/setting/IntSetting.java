package org.marienbad.framework.setting;

import java.util.Optional;

/** A whole number in a closed range. */
public record IntSetting(String key, int min, int max, Integer defaultValue) implements Setting<Integer> {
    public IntSetting {
        Setting.require(key, min <= defaultValue && defaultValue <= max);
    }

    @Override
    public String allowed() {
        return "a whole number from " + min + " to " + max;
    }

    @Override
    public Optional<Integer> parse(Object raw) {
        try {
            double value = raw instanceof Number number
                    ? number.doubleValue()
                    : Long.parseLong(String.valueOf(raw).trim());
            return value == Math.rint(value) && value >= min && value <= max
                    ? Optional.of((int) value)
                    : Optional.empty();
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    @Override
    public Field field() {
        return new Field(Kind.INT, min, max);
    }
}
