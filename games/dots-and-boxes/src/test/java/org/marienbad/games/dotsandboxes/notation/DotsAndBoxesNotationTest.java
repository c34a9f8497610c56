package org.marienbad.games.dotsandboxes.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Transcript;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.games.dotsandboxes.DotsAndBoxesProvider;

class DotsAndBoxesNotationTest {
    private static final DotsAndBoxesNotation NOTATION = new DotsAndBoxesNotation();

    private final Game game = GameSetup.of(new DotsAndBoxesProvider(), 2, Map.of("rows", 1, "columns", 1), 0)
            .game();

    @Test
    void gamesAreReadAsTheyAreWritten() {
        String text = "1. h00! {the first} v00\n2. v01 h10?\n0-1\n";
        Transcript read = NOTATION.read(game, text);
        assertEquals(4, read.plies().size());
        assertEquals(Mark.STRONG, read.plies().get(0).mark());
        assertEquals("the first", read.plies().get(0).comment());
        assertEquals(text, NOTATION.write(game, read));
    }

    @Test
    void openSpielsListsAreReadToo() {
        assertEquals("1. v01 h00\n", NOTATION.write(game, NOTATION.read(game, "P1(v,0,1) P2(h,0,0)")));
    }

    @Test
    void mistakesAreNamedWithTheirPlace() {
        assertEquals(
                "line 1, column 8: expected one of h10, v00, v01; found 'h00'",
                assertThrows(IllegalArgumentException.class, () -> NOTATION.read(game, "1. h00 h00"))
                        .getMessage());
    }
}
