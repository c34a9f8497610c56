package org.marienbad.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.marienbad.framework.setting.Names;

/**
 * A value in a record. Its methods read it, and refuse it by its path where it is something else.
 *
 * @param path such as {@code plies[3].time}; empty for the whole
 */
record RecordEntry(String path, JsonNode node) {
    IllegalArgumentException refused(String allowed) {
        return new IllegalArgumentException(
                path.isEmpty()
                        ? "record: expected a JSON object"
                        : "record: entry '" + path + "' is not allowed; allowed: " + allowed);
    }

    /** The entries of an object, which may have {@code names} and no others; those that are null are left out. */
    Map<String, RecordEntry> entries(List<String> names) {
        return entries(names, "an object");
    }

    /** @param allowed the words for what may stand here */
    Map<String, RecordEntry> entries(List<String> names, String allowed) {
        Map<String, RecordEntry> entries = new LinkedHashMap<>();
        all(allowed).forEach((name, entry) -> {
            if (!names.contains(name)) {
                throw new IllegalArgumentException("record: " + Names.unknown("entry", entry.path, names));
            }
            if (!entry.node.isNull()) {
                entries.put(name, entry);
            }
        });
        return entries;
    }

    private Map<String, RecordEntry> all(String allowed) {
        if (!node.isObject()) {
            throw refused(allowed);
        }
        Map<String, RecordEntry> entries = new LinkedHashMap<>();
        node.properties()
                .forEach(entry -> entries.put(
                        entry.getKey(),
                        new RecordEntry(path + (path.isEmpty() ? "" : ".") + entry.getKey(), entry.getValue())));
        return entries;
    }

    <T> List<T> list(Function<RecordEntry, T> reader) {
        if (!node.isArray()) {
            throw refused("a list");
        }
        List<T> list = new ArrayList<>(node.size());
        for (int i = 0; i < node.size(); i++) {
            list.add(reader.apply(new RecordEntry(path + "[" + i + "]", node.get(i))));
        }
        return list;
    }

    /** An object whose entries have any names. */
    <T> Map<String, T> map(Function<RecordEntry, T> reader) {
        Map<String, T> map = new LinkedHashMap<>();
        all("an object").forEach((name, entry) -> map.put(name, reader.apply(entry)));
        return map;
    }

    /** A plain value, not null. */
    Object plain() {
        if (node.isNull()) {
            throw refused("a value");
        }
        return PlainJson.plain(node);
    }

    String text() {
        if (node.isContainerNode() || node.isNull()) {
            throw refused("a text");
        }
        return node.asText();
    }

    long whole() {
        if (!node.canConvertToLong() || !node.isIntegralNumber()) {
            throw refused("a whole number");
        }
        return node.longValue();
    }

    int small() {
        if (!node.canConvertToInt() || !node.isIntegralNumber()) {
            throw refused("a whole number");
        }
        return node.intValue();
    }

    double number() {
        if (!node.isNumber()) {
            throw refused("a number");
        }
        return node.doubleValue();
    }

    boolean truth() {
        if (!node.isBoolean()) {
            throw refused("true or false");
        }
        return node.booleanValue();
    }

    /** One of {@code values}, by its name. */
    <T> T one(T[] values) {
        Optional<T> named = Arrays.stream(values)
                .filter(value -> value.toString().equals(node.textValue()))
                .findFirst();
        return named.orElseThrow(() ->
                refused("one of " + Arrays.stream(values).map(String::valueOf).collect(Collectors.joining(", "))));
    }
}
