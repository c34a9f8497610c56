package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.marienbad.framework.setting.Names;

/** Plain JSON values of a position, read with one clear line for whatever is wrong. */
final class PositionReader {
    private final String path;
    private final Map<?, ?> values;

    PositionReader(String path, Map<?, ?> values, List<String> known) {
        this.path = path;
        this.values = values;
        for (Object key : values.keySet()) {
            if (!known.contains(key)) {
                throw new IllegalArgumentException(Names.unknown("key of a position", path + key, known));
            }
        }
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    void require(boolean condition, String key, Object value, String allowed) {
        if (!condition) {
            throw new IllegalArgumentException("position: '" + path + key + "' "
                    + (value == null ? "is missing" : "is " + value) + "; allowed: " + allowed);
        }
    }

    /** Requires {@code key} to be there exactly if {@code expected}. */
    void requireExactly(String key, boolean expected) {
        require(has(key) == expected, key, expected ? null : "given", expected ? "a value" : "nothing in this phase");
    }

    int number(String key, int min, int max) {
        return number(key, values.get(key), min, max);
    }

    private int number(String key, Object value, int min, int max) {
        String allowed = min == max ? String.valueOf(min) : "a whole number from " + min + " to " + max;
        require(value instanceof Number, key, value, allowed);
        double number = ((Number) value).doubleValue();
        require(number == Math.rint(number) && number >= min && number <= max, key, value, allowed);
        return (int) number;
    }

    boolean flag(String key) {
        require(values.get(key) instanceof Boolean, key, values.get(key), "true or false");
        return (Boolean) values.get(key);
    }

    String text(String key) {
        require(values.get(key) instanceof String, key, values.get(key), "a text");
        return (String) values.get(key);
    }

    <E extends Enum<E>> E constant(String key, Class<E> type) {
        List<String> names = new ArrayList<>();
        for (E constant : type.getEnumConstants()) {
            String name = constant.name().toLowerCase(Locale.ROOT);
            if (name.equals(values.get(key))) {
                return constant;
            }
            names.add(name);
        }
        require(false, key, values.get(key), String.join(", ", names));
        throw new AssertionError();
    }

    private List<?> list(String key, int least, int most) {
        String size = least == most ? String.valueOf(most) : least + " to " + most;
        Object value = values.get(key);
        require(
                value instanceof List<?> list && list.size() >= least && list.size() <= most,
                key,
                value,
                "a list of " + size + " values");
        return (List<?>) value;
    }

    int[] numbers(String key, int size, int min, int max) {
        return numbers(key, size, size, min, max);
    }

    int[] numbers(String key, int least, int most, int min, int max) {
        List<?> list = list(key, least, most);
        int[] numbers = new int[list.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number(key + "[" + i + "]", list.get(i), min, max);
        }
        return numbers;
    }

    List<String> texts(String key, int most) {
        List<String> texts = new ArrayList<>();
        for (Object value : list(key, 0, most)) {
            require(value instanceof String, key, value, "texts");
            texts.add((String) value);
        }
        return texts;
    }

    PositionReader form(String key, List<String> known) {
        return form(key, values.get(key), known);
    }

    private PositionReader form(String key, Object value, List<String> known) {
        require(value instanceof Map, key, value, "an object with " + String.join(", ", known));
        return new PositionReader(path + key + ".", (Map<?, ?>) value, known);
    }

    List<PositionReader> forms(String key, int size, List<String> known) {
        List<?> list = list(key, size, size);
        List<PositionReader> forms = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            forms.add(form(key + "[" + i + "]", list.get(i), known));
        }
        return forms;
    }

    /** Numbers of things by name, with the things as numbers; at most {@code most} in all. */
    Map<Integer, Integer> counts(String key, int most, ToIntFunction<String> index) {
        Object value = values.get(key);
        require(value instanceof Map, key, value, "an object with numbers by name");
        Map<Integer, Integer> counts = new LinkedHashMap<>();
        int left = most;
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
            String name = String.valueOf(entry.getKey());
            int thing = index.applyAsInt(name);
            require(thing >= 0, key, "with '" + name + "'", "names of this game only");
            int count = number(key + "." + name, entry.getValue(), 0, left);
            left -= count;
            counts.put(thing, count);
        }
        return counts;
    }
}
