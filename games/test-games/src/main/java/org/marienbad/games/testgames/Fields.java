package org.marienbad.games.testgames;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The fields of a position given as plain values, taken out one by one. */
final class Fields {
    private final Map<String, Object> left;

    Fields(Map<String, ?> position) {
        left = new LinkedHashMap<>(position);
    }

    int number(String key, int least, int most) {
        if (left.remove(key) instanceof Integer number && number >= least && number <= most) {
            return number;
        }
        throw new IllegalArgumentException(
                "position: '" + key + "' must be a whole number from " + least + " to " + most);
    }

    int[] numbers(String key, int size, int least, int most) {
        return numbers(key, size, size, least, most);
    }

    int[] numbers(String key, int minSize, int maxSize, int least, int most) {
        if (left.remove(key) instanceof List<?> list
                && list.size() >= minSize
                && list.size() <= maxSize
                && list.stream().allMatch(n -> n instanceof Integer k && k >= least && k <= most)) {
            return list.stream().mapToInt(n -> (Integer) n).toArray();
        }
        String sizes = minSize == maxSize ? "" + minSize : minSize + " to " + maxSize;
        throw new IllegalArgumentException(
                "position: '" + key + "' must be a list of " + sizes + " whole numbers from " + least + " to " + most);
    }

    void requireNoMore() {
        if (!left.isEmpty()) {
            throw new IllegalArgumentException(
                    "position: unknown field '" + left.keySet().iterator().next() + "'");
        }
    }
}
