package org.marienbad.games.ninemensmorris;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.testkit.Perft;

/** The number of nine men's morris that takes half a minute to count. */
class PerftSlowTest {
    @Test
    void countsSixTurnsAsOthersDo() {
        Game game = GameSetup.of(new NineMensMorris(), 2, Map.of(), 0).game();
        assertEquals(99274176, Perft.turns(game, game.newInitialState(), 6)[5]);
    }
}
