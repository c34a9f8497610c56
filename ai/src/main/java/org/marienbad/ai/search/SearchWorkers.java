package org.marienbad.ai.search;

import java.util.Optional;
import java.util.function.Supplier;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerSpec;

/**
 * Workers that search for the players of a program and share no memory with it, such as those of a browser. A service, which a
 * program without threads offers its players.
 */
public interface SearchWorkers {
    /** How many of them can search at once. */
    int count();

    /**
     * Has a worker search with a new player from {@code seed}, for the seat that is to move at the start of {@code position}.
     *
     * @return ends the search and gives its decision so far, empty if there is none; to be called once
     */
    Supplier<Optional<Decision>> begin(GameSetup position, PlayerSpec player, long seed, Budget budget);
}
