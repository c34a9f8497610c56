package org.marienbad.games.go.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameNotation.Transcript;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.games.go.GoProvider;

class SgfTest {
    private static final String HEADER = "(;GM[1]FF[4]CA[UTF-8]AP[Marienbad]SZ[9]KM[7.5]";

    private final Game game = GameSetup.of(new GoProvider()).game();
    private final Sgf sgf = new Sgf();

    @Test
    void marksAndCommentsAreKept() {
        Transcript transcript = new Transcript(
                0,
                List.of(
                        Ply.of(40),
                        new Ply(2 * 9 + 3, Mark.STRONG, "a \\ and [brackets]"),
                        new Ply(81, Mark.WEAK, ""),
                        Ply.of(81)));
        String text = sgf.write(game, transcript);
        assertEquals(HEADER + "RE[W+7.5]\n;B[ee]\n;W[dg]TE[1]C[a \\\\ and [brackets\\]]\n;B[]BM[1]\n;W[])\n", text);
        assertEquals(transcript, sgf.read(game, text));
    }

    @Test
    void drawsAndWinsOfBlackAreWritten() {
        Game even = GameSetup.of(new GoProvider(), 2, Map.of("komi", 0), 0).game();
        Transcript passes = new Transcript(0, List.of(Ply.of(81), Ply.of(81)));
        assertEquals("(;GM[1]FF[4]CA[UTF-8]AP[Marienbad]SZ[9]KM[0]RE[0]\n;B[]\n;W[])\n", sgf.write(even, passes));
        Transcript won = new Transcript(0, List.of(Ply.of(0), Ply.of(81), Ply.of(81)));
        assertEquals(HEADER + "RE[B+73.5]\n;B[ai]\n;W[]\n;B[])\n", sgf.write(game, won));
    }

    @Test
    void filesOfOtherProgramsAreRead() {
        String text = """
                \uFEFF Some words
                (;FF[3]GaMe[1]SiZe[9]KM[5.5]PB[A]PW[B (\\]) C]
                  RE[?]C[before the first move]
                ;Black[ee]LB[ee:1][cc:2]
                (;W[cc];B[tt](;W[gg] C[one
                two])(;W[aa]))
                (;W[gc];B[aa]))
                """;
        assertEquals(
                new Transcript(0, List.of(Ply.of(40), Ply.of(56), Ply.of(81), new Ply(24, Mark.NONE, "one two"))),
                sgf.read(game, text));
    }

    @Test
    void commentsMayStandBeforeTheMovesOfTheirNodes() {
        assertEquals(
                new Transcript(0, List.of(new Ply(40, Mark.STRONG, "the first"), new Ply(56, Mark.NONE, "the second"))),
                sgf.read(game, "(;GM[1];C[the first]TE[1]B[ee];C[the second]W[cc])"));
    }

    @Test
    void komiAndResultOfGamesNotEndedDoNotMatter() {
        assertEquals(
                1, sgf.read(game, "(;KM[0.5]RE[B+R]RU[Japanese];B[ee])").plies().size());
        assertEquals(2, sgf.read(game, "(;KM[7.5]RE[W+7.50];B[];W[])").plies().size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kitten | line 1, column 1: expected '('; found 'kitten'",
                "(;GM[1]SZ[9]) | expected a move; there is none in the main line",
                "(;GM[2];B[ee]) | line 1, column 3: expected GM[1], Go; found 'GM[2]'",
                "(;SZ[19];B[ee]) | line 1, column 3: expected SZ[9], this board; found 'SZ[19]'",
                "(;HA[2]AB[cc][gg];W[ee]) | line 1, column 3: expected HA[0], a game without handicap; found 'HA[2]AB[cc][gg]'",
                "(;AB[cc];W[ee]) | line 1, column 3: expected a game from the empty board, without set-up stones; found 'AB[cc]'",
                "(;W[ee]) | line 1, column 3: expected a move of B; found 'W[ee])'",
                "(;B[ee];W[ee]) | line 1, column 9: expected a legal move of W; found 'W[ee])'",
                "(;B[zz]) | line 1, column 3: expected a legal move of B; found 'B[zz])'",
                "(;B[];W[];B[ee]) | line 1, column 11: expected nothing, for the game is over; found 'B[ee])'",
                "(;KM[0];B[];W[]) | line 1, column 3: expected KM[7.5], as the moves are counted in this game; found 'KM[0]'",
                "(;RE[B+3];B[];W[]) | line 1, column 3: expected RE[W+7.5], as the moves are counted in this game; found 'RE[B+3]'",
                "(;B[ee] | line 1, column 8: expected a property, such as B[ee], or ')'; found the end",
                "(;B[ee | line 1, column 7: expected ']'; found the end",
                "(;B ee | line 1, column 5: expected '['; found 'ee'",
            })
    void unreadablePartsAreNamed(String text, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> sgf.read(game, text))
                        .getMessage());
    }

    @Test
    void illegalPliesAreNotWritten() {
        Transcript transcript = new Transcript(0, List.of(Ply.of(0), Ply.of(0)));
        assertThrows(IllegalArgumentException.class, () -> sgf.write(game, transcript));
    }
}
