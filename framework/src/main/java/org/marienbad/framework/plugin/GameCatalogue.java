package org.marienbad.framework.plugin;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Names;

/** All games there are, in the order of their ids. */
public record GameCatalogue(List<GameProvider> all) {
    public GameCatalogue {
        all = all.stream().sorted(Comparator.comparing(GameProvider::id)).toList();
    }

    /** The game to offer first; empty only if there is none. */
    public Optional<GameProvider> featured() {
        return all.stream().min(Comparator.comparing(GameProvider::prominence, Comparator.reverseOrder()));
    }

    /**
     * The game called {@code id}.
     *
     * @throws IllegalArgumentException listing what exists
     */
    public GameProvider get(String id) {
        return all.stream()
                .filter(provider -> provider.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Names.unknown(
                        "game", id, all.stream().map(GameProvider::id).toList())));
    }
}
