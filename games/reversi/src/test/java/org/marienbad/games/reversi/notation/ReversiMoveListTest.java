package org.marienbad.games.reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameNotation.Transcript;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.games.reversi.ReversiProvider;

class ReversiMoveListTest {
    /** A random game with a pass as its 47th ply. */
    private static final String WITH_PASS =
            "e6f6g6g7g8d6c4f3c6c7e3f5g2c5f4f7b7h5h7b6f8b3a2h6d7b8a7e2h4d8e7h1f2g5d3g3d1f1g4c8e1h2" + "g1c1b5a8--a6a5";

    private final Game game = GameSetup.of(new ReversiProvider()).game();
    private final ReversiMoveList notation = new ReversiMoveList();

    @Test
    void passesThatAreLeftOutArePutIn() {
        Transcript written = notation.read(game, WITH_PASS);
        assertEquals(written, notation.read(game, WITH_PASS.replace("--", "")));
        assertEquals(
                written, notation.read(game, WITH_PASS.replace("--", " pa\n").toUpperCase(Locale.ROOT)));
        assertEquals(WITH_PASS + "\n", notation.write(game, written));
        assertEquals(64, written.plies().get(46).action());
    }

    @Test
    void marksAndCommentsAreKept() {
        Transcript transcript = new Transcript(
                0, List.of(Ply.of(37), new Ply(43, Mark.WEAK, "diagonal"), new Ply(18, Mark.STRONG, "")));
        String text = notation.write(game, transcript);
        assertEquals("f5d6?  ; diagonal\nc3!\n", text);
        assertEquals(transcript, notation.read(game, text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f5 a1d3 | line 1, column 4: expected one of f4, d6, f6; found 'a1d3'",
                "f5-- | line 1, column 3: expected one of f4, d6, f6; found '--'",
                "kitten | line 1, column 1: expected one of d3, c4, f5, e6; found 'kitten'",
                "; nothing | line 1, column 1: expected one of d3, c4, f5, e6; found the end",
            })
    void unreadablePartsAreNamed(String text, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> notation.read(game, text))
                        .getMessage());
    }

    @Test
    void illegalPliesAreNotWritten() {
        Transcript transcript = new Transcript(0, List.of(Ply.of(0)));
        assertThrows(IllegalArgumentException.class, () -> notation.write(game, transcript));
    }
}
