package org.marienbad.framework.plugin;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

/** The plugins that are open, as long as anybody holds them: whoever forgets to close some must not keep their classes for ever. */
final class OpenPlugins {
    private static final Deque<WeakReference<Plugins>> ALL = new ArrayDeque<>();

    private OpenPlugins() {}

    static void add(Plugins plugins) {
        synchronized (ALL) {
            ALL.removeIf(open -> open.refersTo(null));
            ALL.addFirst(new WeakReference<>(plugins));
        }
    }

    static void remove(Plugins plugins) {
        synchronized (ALL) {
            ALL.removeIf(open -> open.refersTo(plugins));
        }
    }

    static List<Plugins> newestFirst() {
        synchronized (ALL) {
            return ALL.stream().map(WeakReference::get).filter(Objects::nonNull).toList();
        }
    }
}
