package org.marienbad.ai.search.model;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;

/**
 * Finds trained models by their names, listed in {@code META-INF/services/org.marienbad.ai.search.model.ModelSource}. Needs a public
 * constructor without parameters. Thread-safe.
 */
public interface ModelSource {
    /** Names of the models of {@code game}, the best known first. */
    List<String> names(Game game);

    /**
     * The model called {@code name}; empty if there is none.
     *
     * @param services with which it works, such as a {@link NetworkRuntime}
     * @throws org.marienbad.framework.player.Unavailable if it is known but cannot be had now
     * @throws IllegalArgumentException in a sentence, if it was trained for another game or other options, or is broken
     */
    Optional<Model> model(String name, Game game, Services services);
}
