package org.marienbad.framework.plugin;

import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SolverProvider;

/** All that there is to play with. */
public interface Catalogues {
    Catalogue<GameProvider> games();

    Catalogue<PlayerProvider> players();

    Catalogue<SolverProvider> solvers();

    Catalogue<GameNotation> notations();
}
