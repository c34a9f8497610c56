package org.marienbad.framework.text;

import java.util.List;
import java.util.Objects;

/**
 * Something a person reads, not yet in a language: a key of a message bundle and the arguments of its pattern.
 * An argument may be a number, a string or another text. A key that no bundle knows is shown as it stands, so
 * {@code Text.of("Draw")} is fine for a plugin without translations.
 */
public record Text(String key, List<Object> arguments) {
    /** Nothing to read. */
    public static final Text EMPTY = new Text("", List.of());

    public Text {
        Objects.requireNonNull(key, "key");
        arguments = List.copyOf(arguments);
    }

    public static Text of(String key, Object... arguments) {
        return new Text(key, List.of(arguments));
    }

    public boolean isEmpty() {
        return key.isEmpty();
    }
}
