package org.marienbad.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

    /** A seat that leaves five pebbles takes again: the first turn takes 2, 3, or 1 and then 1, 2 or 3. */
    @Test
    void aTurnIsAllThatASeatPlaysInARow() {
        Game game = pebbles("again");
        assertArrayEquals(new long[] {5, 3 + 3 + 2 + 3 + 3}, Perft.turns(game, game.newInitialState(), 2));
        assertArrayEquals(new long[] {3, 9}, Perft.plies(game, game.newInitialState(), 2));
    }

    @Test
    void gamesThatAreOverEarlierAreCountedApart() {
        Game game = pebbles("again");
        Perft plies = Perft.of(game, game.newInitialState(), 60, false, () -> {});
        assertEquals(0, plies.counts()[59], "nobody can take one of six pebbles so often");
        assertTrue(plies.over() > 0);
        assertEquals(
                0, Perft.of(game, game.newInitialState(), 1, false, () -> {}).over());
    }

    /** The die says how many may be taken. */
    @Test
    void chanceBelongsToTheTurnAfterIt() {
        Game game = pebbles("die");
        assertArrayEquals(new long[] {1 + 2 + 3}, Perft.turns(game, game.newInitialState(), 1));
        assertArrayEquals(new long[] {3, 1 + 2 + 3}, Perft.plies(game, game.newInitialState(), 2));
    }
}
