package org.marienbad.games.connectfour.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameNotation.Transcript;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.games.connectfour.ConnectFourProvider;

class MoveStringTest {
    private final Game game = GameSetup.of(new ConnectFourProvider()).game();
    private final MoveString notation = new MoveString();

    private List<Integer> columns(String text) {
        return notation.read(game, text).plies().stream().map(Ply::action).toList();
    }

    @Test
    void lettersAndDigitsAreRead() {
        assertEquals(List.of(3, 3, 2, 4), columns("4435"));
        assertEquals(List.of(3, 3, 2, 4), columns("ddce"));
        assertEquals(List.of(3, 3, 2, 4), columns("\uFEFFD d\n 3e \n"));
    }

    @Test
    void marksAndCommentsAreKept() {
        Transcript transcript = new Transcript(
                0, List.of(Ply.of(3), new Ply(2, Mark.WEAK, "too far aside"), new Ply(3, Mark.STRONG, "")));
        String text = notation.write(game, transcript);
        assertEquals("dc?  ; too far aside\nd!\n", text);
        assertEquals(transcript, notation.read(game, text));
        assertEquals("ddce\n", notation.write(game, notation.read(game, "4435")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "44h | line 1, column 3: expected one of a, b, c, d, e, f, g; found 'h'",
                "ddddddd | line 1, column 7: expected one of a, b, c, e, f, g; found 'd'",
                "abababa b | line 1, column 9: expected the end, for the game is over; found 'b'",
                "!d | line 1, column 1: expected one of a, b, c, d, e, f, g; found '!d'",
                "; nothing | line 1, column 1: expected one of a, b, c, d, e, f, g; found the end",
            })
    void unreadablePartsAreNamed(String text, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> notation.read(game, text))
                        .getMessage());
    }

    @Test
    void illegalPliesAreNotWritten() {
        Transcript transcript = new Transcript(0, Collections.nCopies(7, Ply.of(0)));
        assertThrows(IllegalArgumentException.class, () -> notation.write(game, transcript));
    }
}
