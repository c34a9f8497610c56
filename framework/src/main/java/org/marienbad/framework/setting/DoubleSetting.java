package org.marienbad.framework.setting;

import java.util.Locale;
import java.util.Optional;

/** A decimal number in a closed range. */
public record DoubleSetting(String key, double min, double max, Double defaultValue) implements Setting<Double> {
    public DoubleSetting {
        Setting.require(key, min <= defaultValue && defaultValue <= max);
    }

    @Override
    public String allowed() {
        return String.format(Locale.ROOT, "a number from %s to %s", trim(min), trim(max));
    }

    @Override
    public Optional<Double> parse(Object raw) {
        try {
            double value = raw instanceof Number number
                    ? number.doubleValue()
                    : Double.parseDouble(String.valueOf(raw).trim());
            return value >= min && value <= max ? Optional.of(value) : Optional.empty();
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    @Override
    public String format(Double value) {
        return trim(value);
    }

    private static String trim(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : Double.toString(value);
    }

    @Override
    public Field field() {
        return new Field(Kind.DOUBLE, min, max);
    }
}
