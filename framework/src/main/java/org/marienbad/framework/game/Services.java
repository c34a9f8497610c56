package org.marienbad.framework.game;

import java.util.List;

/** Finds implementations of types, also of those that a library declares for plugins to extend it. Thread-safe. */
public interface Services {
    /** Knows none. */
    Services NONE = Services::none;

    /** All that is listed for {@code type} in {@code META-INF/services}, made anew. */
    <T> List<T> services(Class<T> type);

    private static <T> List<T> none(Class<T> type) {
        return List.of();
    }
}
