package org.marienbad.framework.game;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The fields of a position given as plain JSON values, for {@link Game#stateOf}: taken out one by one, then
 * {@link #requireNoMore}. Every method refuses what it may not take with an {@code IllegalArgumentException} that names the
 * field and says what is allowed.
 */
public final class PositionFields {
    private final Map<String, Object> left;
    /** The fields that were asked for, in that order. */
    private final Set<String> known = new LinkedHashSet<>();

    public PositionFields(Map<String, ?> position) {
        left = new LinkedHashMap<>(position);
    }

    /** A whole number from {@code least} to {@code most}. */
    public int number(String key, int least, int most) {
        Object given = take(key);
        if (given instanceof Integer number && number >= least && number <= most) {
            return number;
        }
        throw refusal(key, given, "a whole number from " + least + " to " + most);
    }

    /** As {@link #number(String, int, int)}; {@code otherwise} if it is missing. */
    public int number(String key, int least, int most, int otherwise) {
        known.add(key);
        return left.containsKey(key) ? number(key, least, most) : otherwise;
    }

    /** As many as {@code size} whole numbers from {@code least} to {@code most}. */
    public int[] numbers(String key, int size, int least, int most) {
        return numbers(key, size, size, least, most);
    }

    /** From {@code minSize} to {@code maxSize} whole numbers from {@code least} to {@code most}. */
    public int[] numbers(String key, int minSize, int maxSize, int least, int most) {
        Object given = take(key);
        if (given instanceof List<?> list
                && list.size() >= minSize
                && list.size() <= maxSize
                && list.stream().allMatch(n -> n instanceof Integer k && k >= least && k <= most)) {
            return list.stream().mapToInt(n -> (Integer) n).toArray();
        }
        throw refusal(
                key, given, "a list of " + size(minSize, maxSize) + " whole numbers from " + least + " to " + most);
    }

    /** A text. */
    public String text(String key) {
        Object given = take(key);
        if (given instanceof String text) {
            return text;
        }
        throw refusal(key, given, "a text");
    }

    /** From {@code minSize} to {@code maxSize} texts. */
    public List<String> texts(String key, int minSize, int maxSize) {
        Object given = take(key);
        if (given instanceof List<?> list
                && list.size() >= minSize
                && list.size() <= maxSize
                && list.stream().allMatch(String.class::isInstance)) {
            return list.stream().map(String.class::cast).toList();
        }
        throw refusal(key, given, "a list of " + size(minSize, maxSize) + " texts");
    }

    private static String size(int minSize, int maxSize) {
        return minSize == maxSize ? "" + minSize : minSize + " to " + maxSize;
    }

    private Object take(String key) {
        known.add(key);
        return left.remove(key);
    }

    private static IllegalArgumentException refusal(String key, Object given, String allowed) {
        return new IllegalArgumentException(
                "position: '" + key + "' must be " + allowed + (given == null ? "; it is missing" : ""));
    }

    /** Refuses fields that nobody took. */
    public void requireNoMore() {
        if (!left.isEmpty()) {
            throw new IllegalArgumentException("position: unknown field '"
                    + left.keySet().iterator().next() + "'; there are: " + String.join(", ", known));
        }
    }
}
