package org.marienbad.framework.plugin;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.GameNotation;

/** The notations in which people write games down. */
public record NotationCatalogue(List<GameNotation> all) {
    public NotationCatalogue {
        all = List.copyOf(all);
    }

    /** That of the game {@code id}, if it has one. */
    public Optional<GameNotation> of(String id) {
        return all.stream().filter(notation -> notation.id().equals(id)).findFirst();
    }
}
