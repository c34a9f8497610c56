package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;

/** Changes positions, as plain values, in one place at a time: to values that are likely to be accepted, such as occur elsewhere. */
final class PositionChanges {
    private static final int[] NUMBERS = {-1, 0, 1, 2, 3, 10, 127};

    private final SplittableRandom random;
    /** By path, in which # stands for the index of an item: the values that occur. */
    private final Map<String, List<Object>> known = new TreeMap<>();

    PositionChanges(SplittableRandom random) {
        this.random = random;
    }

    /** Takes note of the values in {@code form}. */
    void remember(Map<String, Object> form) {
        remember("", form);
    }

    /** A copy of {@code form} that may differ in one place; what is different there is added to {@code changes}. */
    Map<String, Object> change(Map<String, Object> form, List<String> changes) {
        return plain(change("", copy(form), changes));
    }

    private void remember(String path, Object value) {
        known.computeIfAbsent(path, none -> new ArrayList<>()).add(value);
        if (value instanceof Map<?, ?> map) {
            map.forEach((key, item) -> remember(path + "." + key, item));
        } else if (value instanceof List<?> list) {
            list.forEach(item -> remember(path + "[#]", item));
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> plain(Object form) {
        return (Map<String, Object>) form;
    }

    @SuppressWarnings("unchecked")
    private static List<Object> items(Object list) {
        return (List<Object>) list;
    }

    private static Object copy(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> copy = new TreeMap<>();
            map.forEach((key, item) -> copy.put(String.valueOf(key), copy(item)));
            return copy;
        }
        return value instanceof List<?> list
                ? new ArrayList<>(list.stream().map(PositionChanges::copy).toList())
                : value;
    }

    /** {@code value}, which may be changed, or another one in its place; adds what is different to {@code changes}. */
    private Object change(String path, Object value, List<String> changes) {
        boolean whole = random.nextInt(5) == 0 && !path.isEmpty();
        if (!whole && value instanceof Map<?, ?>) {
            changeMap(path, plain(value), changes);
            return value;
        } else if (!whole && value instanceof List<?> list && !list.isEmpty()) {
            changeList(path, items(list), changes);
            return value;
        }
        Object other = other(path, value);
        changes.add("'" + path.substring(Math.min(1, path.length())) + "': " + Violation.oneLine(other));
        return other;
    }

    private void changeMap(String path, Map<String, Object> map, List<String> changes) {
        TreeSet<String> keys = new TreeSet<>();
        known(path).forEach(seen -> keys.addAll(seen instanceof Map<?, ?> m ? plain(m).keySet() : List.of()));
        keys.addAll(map.keySet());
        if (keys.isEmpty()) {
            return;
        }
        String key = pick(keys);
        String inner = path + "." + key;
        if (map.containsKey(key) && random.nextInt(8) == 0) {
            map.remove(key);
            changes.add("no '" + inner.substring(1) + "'");
        } else {
            map.put(key, change(inner, map.containsKey(key) ? map.get(key) : seen(inner), changes));
        }
    }

    private void changeList(String path, List<Object> list, List<String> changes) {
        int index = random.nextInt(list.size());
        switch (random.nextInt(6)) {
            case 0 -> {
                list.remove(index);
                changes.add("'" + path.substring(1) + "' without item " + index);
            }
            case 1 -> {
                list.add(index, copy(list.get(index)));
                changes.add("'" + path.substring(1) + "' with item " + index + " twice");
            }
            default -> list.set(index, change(path + "[" + index + "]", list.get(index), changes));
        }
    }

    private <T> T pick(Collection<T> items) {
        return items.stream().skip(random.nextInt(items.size())).findFirst().orElseThrow();
    }

    private List<Object> known(String path) {
        return known.getOrDefault(path.replaceAll("\\[\\d+]", "[#]"), List.of());
    }

    /** A copy of a value that occurs at {@code path}. */
    private Object seen(String path) {
        return copy(pick(known(path)));
    }

    private Object other(String path, Object value) {
        boolean isKnown = !known(path).isEmpty();
        if (isKnown && random.nextInt(3) == 0) {
            return seen(path);
        } else if (value instanceof Boolean flag) {
            return !flag;
        } else if (value instanceof Integer number) {
            return random.nextBoolean() ? number + 1 - 2 * random.nextInt(2) : NUMBERS[random.nextInt(NUMBERS.length)];
        } else if (value instanceof String text && !text.isEmpty()) {
            String other = isKnown ? String.valueOf(pick(known(path))) : "";
            String source = other.isEmpty() ? text : other;
            StringBuilder changed = new StringBuilder(text);
            changed.setCharAt(random.nextInt(text.length()), source.charAt(random.nextInt(source.length())));
            return changed.toString();
        }
        return isKnown ? seen(path) : value;
    }
}
