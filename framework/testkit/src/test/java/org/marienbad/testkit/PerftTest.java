package org.marienbad.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.testkit.toy.PebblesProvider;

class PerftTest {
    private static Game pebbles(String option) {
        return GameSetup.of(new PebblesProvider(), 2, Map.of("heap", 6, option, true), 0)
                .game();
    }

    /** Who leaves five pebbles takes again: the first turn takes 2, 3, or 1 and then 1, 2 or 3. */
    @Test
    void aTurnIsAllThatASeatPlaysInARow() {
        Game game = pebbles("again");
        assertArrayEquals(new long[] {5, 3 + 3 + 2 + 3 + 3}, Perft.turns(game, game.newInitialState(), 2));
        assertArrayEquals(new long[] {3, 9}, Perft.plies(game, game.newInitialState(), 2));
    }

    /** The die says how many may be taken. */
    @Test
    void chanceBelongsToTheTurnAfterIt() {
        Game game = pebbles("die");
        assertArrayEquals(new long[] {1 + 2 + 3}, Perft.turns(game, game.newInitialState(), 1));
        assertArrayEquals(new long[] {3, 1 + 2 + 3}, Perft.plies(game, game.newInitialState(), 2));
    }
}
