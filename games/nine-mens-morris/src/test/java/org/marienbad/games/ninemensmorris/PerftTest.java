package org.marienbad.games.ninemensmorris;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.testkit.Perft;

/** Numbers of nine men's morris that programs of others have published: by turns, a removal belongs to the mill. */
class PerftTest {
    private final Game game = GameSetup.of(new NineMensMorris(), 2, Map.of(), 0).game();

    @Test
    void countsTurnsAsOthersDo() {
        assertArrayEquals(new long[] {24, 552, 12144, 255024, 5140800}, Perft.turns(game, game.newInitialState(), 5));
    }

    @Test
    void countsPliesAsOthersDo() {
        assertArrayEquals(new long[] {24, 552, 12144, 255024, 5100480}, Perft.plies(game, game.newInitialState(), 5));
    }
}
