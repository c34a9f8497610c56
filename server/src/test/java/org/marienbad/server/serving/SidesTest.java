package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.play.BoardSides;

/** Boards are turned for the second seat only in games whose seats face each other. */
class SidesTest {
    @ParameterizedTest
    @CsvSource({
        "kalaha,0",
        "oware,0",
        "toguz-kumalak,0",
        "breakthrough,0",
        "draughts,0",
        "go,-1",
        "hex,-1",
        "reversi,-1",
        "connect-four,-1",
        "poker,0",
        "liars-dice,-1",
        "nim,-1",
        "minute-empire,-1",
        "lines-of-action,-1",
        "dots-and-boxes,-1"
    })
    void theLowerSeatIsKnownWhereSeatsFaceEachOther(String game, int lower) {
        GameSetup setup = GameSetup.of(TestHouse.PLUGINS.games().get(game), 2, Map.of(), 0);
        assertEquals(lower, BoardSides.lower(setup).orElse(-1));
    }
}
