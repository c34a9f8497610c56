package org.marienbad.cli.engine;

import java.time.Duration;
import java.util.Locale;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Reach;

/**
 * The context that all requests share.
 *
 * @param patience how long a player without a time limit may think
 * @param trusted reach of the settings that requests may give: {@link Reach#ANYWHERE} unless the user says otherwise
 */
record EngineContext(
        RequestedGames games,
        Catalogue<PlayerProvider> players,
        Catalogue<SolverProvider> solvers,
        Locale locale,
        Reach trusted,
        Duration patience) {}
