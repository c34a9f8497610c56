package org.marienbad.games.oware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Transcript;

class OwareNotationTest {
    private static final OwareNotation NOTATION = new OwareNotation();

    @Test
    void gamesAreReadAsTheyAreWritten() {
        OwareGame game = Games.of("limit=4");
        String text = "1. C! {a start} d\n2. F a?\n21-27\n";
        Transcript read = NOTATION.read(game, text);
        assertEquals(4, read.plies().size());
        assertEquals(Mark.STRONG, read.plies().get(0).mark());
        assertEquals("a start", read.plies().get(0).comment());
        assertEquals(text, NOTATION.write(game, read));
    }

    @Test
    void numbersAndBareListsAreReadToo() {
        OwareGame game = Games.of();
        assertEquals("1. D f\n2. F a\n3. B\n", NOTATION.write(game, NOTATION.read(game, "4 6 6 1 2")));
        assertEquals(NOTATION.read(game, "D f F"), NOTATION.read(game, "1.D f\n2.F"));
    }

    @Test
    void mistakesAreNamedWithTheirPlace() {
        assertRefused("", "line 1, column 1: expected a ply; found the end");
        assertRefused("1. C d\n2. d", "line 2, column 4: expected one of A, B, D, E, F; found 'd'");
        assertRefused("1. C {never ends", "line 1, column 6: expected a comment that ends with '}'; found '{never'");
        assertRefused("{first} C", "line 1, column 1: expected a ply before the first comment; found '{first}'");
        assertRefused("1. C 24-24", "line 1, column 6: expected a ply, for the game is not over; found '24-24'");
        OwareGame game = Games.of("limit=2");
        assertEquals(
                "line 1, column 5: expected '24-24', the result; found '25-23'",
                assertThrows(IllegalArgumentException.class, () -> NOTATION.read(game, "A a 25-23"))
                        .getMessage());
        assertEquals(
                "line 1, column 5: expected '24-24', the result; found 'B'",
                assertThrows(IllegalArgumentException.class, () -> NOTATION.read(game, "A a B"))
                        .getMessage());
    }

    private static void assertRefused(String text, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> NOTATION.read(Games.of(), text))
                        .getMessage());
    }
}
