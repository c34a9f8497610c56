package org.marienbad.games.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Transcript;

class HexNotationTest {
    private static final HexNotation NOTATION = new HexNotation();

    @Test
    void gamesAreReadAsTheyAreWritten() {
        HexGame game = Games.of(11, "pieces");
        String text = "1. c2! {a mark} swap\n2. f6 k11?\n";
        Transcript read = NOTATION.read(game, text);
        assertEquals(4, read.plies().size());
        assertEquals(121, read.plies().get(1).action());
        assertEquals(Mark.WEAK, read.plies().get(3).mark());
        assertEquals(text, NOTATION.write(game, read));
        assertEquals("1. c2 swap\n2. f6 k11\n", NOTATION.write(game, NOTATION.read(game, "1. C2 2. S 3. F6 4. K11")));
    }

    @Test
    void mistakesAreNamedWithTheirPlace() {
        HexGame game = Games.of(3, "pieces");
        assertEquals(
                "line 1, column 7: expected one of a1, b1, c1, a2, c2, a3, b3, c3, swap; found 'b2'",
                assertThrows(IllegalArgumentException.class, () -> NOTATION.read(game, "1. b2 b2"))
                        .getMessage());
        assertEquals(
                "line 1, column 16: expected nothing, for the game is over; found 'c3'",
                assertThrows(IllegalArgumentException.class, () -> NOTATION.read(game, "b1 c1 b2 c2 b3 c3"))
                        .getMessage());
    }
}
