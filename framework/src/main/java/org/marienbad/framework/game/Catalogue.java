package org.marienbad.framework.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.setting.Names;

/**
 * All plugins of a kind that there are, each with an id of its own, in the order in which to look them through.
 *
 * @param kind as refusals call one of them, such as "game"
 * @param services with which they work
 */
public record Catalogue<T extends Plugin>(String kind, List<T> all, Services services) {
    public Catalogue {
        all = List.copyOf(all);
    }

    /** A catalogue of plugins that work without services. */
    public Catalogue(String kind, List<T> all) {
        this(kind, all, Services.NONE);
    }

    /** The plugins {@code all} in the order of their ids. */
    public static <T extends Plugin> Catalogue<T> byId(String kind, List<T> all) {
        return new Catalogue<>(
                kind, all.stream().sorted(Comparator.comparing(Plugin::id)).toList());
    }

    /** The same plugins, which work with {@code others}. */
    public Catalogue<T> with(Services others) {
        return new Catalogue<>(kind, all, others);
    }

    public List<String> ids() {
        return all.stream().map(Plugin::id).toList();
    }

    /** The plugin called {@code id}, if there is one. */
    public Optional<T> find(String id) {
        return all.stream().filter(plugin -> plugin.id().equals(id)).findFirst();
    }

    /**
     * The plugin called {@code id}.
     *
     * @throws IllegalArgumentException listing what exists
     */
    public T get(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException(Names.unknown(kind, id, ids())));
    }
}
