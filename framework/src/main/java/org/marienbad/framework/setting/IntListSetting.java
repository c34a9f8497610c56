package org.marienbad.framework.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A list of whole numbers, written 1-3-5-7. */
public record IntListSetting(String key, int minSize, int maxSize, int min, int max, List<Integer> defaultValue)
        implements Setting<List<Integer>> {
    public IntListSetting {
        defaultValue = List.copyOf(defaultValue);
        Setting.require(key, minSize <= defaultValue.size() && defaultValue.size() <= maxSize);
    }

    @Override
    public String allowed() {
        return "a list such as " + format(defaultValue) + " of " + minSize + " to " + maxSize + " whole numbers from "
                + min + " to " + max;
    }

    @Override
    public Optional<List<Integer>> parse(Object raw) {
        List<?> parts = raw instanceof List<?> list
                ? list
                : List.of(String.valueOf(raw).trim().split("\\s*[-;]\\s*|\\s+"));
        if (parts.size() < minSize || parts.size() > maxSize) {
            return Optional.empty();
        }
        IntSetting element = new IntSetting(key, min, max, min);
        List<Integer> values = new ArrayList<>(parts.size());
        for (Object part : parts) {
            Optional<Integer> value = element.parse(part);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.add(value.get());
        }
        return Optional.of(List.copyOf(values));
    }

    @Override
    public String format(List<Integer> value) {
        return String.join("-", value.stream().map(String::valueOf).toList());
    }

    @Override
    public Field field() {
        return Field.list(minSize, maxSize, min, max);
    }
}
