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

    /** All games in the order in which people are shown them: the most prominent first. */
    public List<GameProvider> byProminence() {
        return all.stream()
                .sorted(Comparator.comparing(GameProvider::prominence, Comparator.reverseOrder()))
                .toList();
    }

    /** The game to offer first; empty only if there is none. */
    public Optional<GameProvider> featured() {
        return byProminence().stream().findFirst();
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
