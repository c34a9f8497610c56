package org.marienbad.games.kalaha.theses;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;

class ThesisDuelTest {
    /** The game ends at once, as the text of the thesis says. */
    private static final KalahaGame GAME = Games.of("emptyCapture", "off");
    /**
     * The game ends when the side to move has nothing, as in the program of the thesis, which the move lists follow.
     */
    private static final KalahaGame LATE = Games.of("emptyCapture", "off", "end", "moverEmpty");

    private static final String[] OWN = {
        "32:16 33:15 35:13 24:24 18:30",
        "35:13 28:20 25:23 29:19 41:7",
        "35:13 32:16 24:24 27:21 27:21",
        "43:5 34:14 31:17 32:16 27:21",
        "43:5 37:11 29:19 32:16 41:7"
    };

    private static final String[] THESIS = {
        "32:16 33:15 35:13 24:24 18:30",
        "35:13 22:26 25:23 29:19 41:7",
        "35:13 32:16 24:24 32:16 41:7",
        "43:5 34:14 32:16 32:16 41:7",
        "43:5 37:11 41:7 41:7 41:7"
    };

    private static String row(KalahaGame game, Contender starter, Mode mode) {
        StringBuilder row = new StringBuilder();
        for (Contender second : Contender.values()) {
            row.append(row.length() == 0 ? "" : " ")
                    .append(ThesisDuel.play(game, starter, second, mode).score());
        }
        return row.toString();
    }

    @Test
    void theTableOfTheThesisComesOutCellByCell() {
        for (Contender starter : Contender.values()) {
            assertEquals(THESIS[starter.ordinal()], row(GAME, starter, Mode.THESIS), starter.label);
            assertEquals(THESIS[starter.ordinal()], row(LATE, starter, Mode.THESIS), starter.label);
        }
    }

    @Test
    void theHonestTableComesOut() {
        for (Contender starter : Contender.values()) {
            assertEquals(OWN[starter.ordinal()], row(GAME, starter, Mode.OWN), starter.label);
        }
    }

    @ParameterizedTest
    @CsvSource({"DET,MM2,29:19", "MM1,MM1,22:26", "MM1,MM3,28:20", "MM3,MM1,37:11", "MM4,MM2,32:16", "MM4,MM3,34:14"})
    void withSafeMovesAtOnceSixCellsDiffer(Contender starter, Contender second, String score) {
        assertEquals(
                score, ThesisDuel.play(GAME, starter, second, Mode.OWN_SAFE).score());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            DET|DET|A3 A0 b4 b5 A1 b4 A0 A4 b0 A1 A0 A2 b1 A0 A5 A0 A1 A0 A3 A0 A2 A0 A1 A0 A4 b0 b2 A0 A1 b0 b1 A2 b3 A1 A0 b0 b1 A3 b2 A2 b4 A0 A1 A0
            DET|MM1|A3 A0 b4 b5 A1 b4 A0 A4 b1 A1 b0 A5 A1 A3 A2 b2 A0 b5 A1 b3 A4 A1 A2 A0 b2* b5 A1 b0 A0 A3 b4 A4 b0* b1 A3 b0* b3 A4
            DET|MM4|A3 A0 b2 A4 A0 A5 b4 b3 A1 b2 b0 A3 b1 A3 b0 b3 A2 b0 b2 A4 A3 b1 b0 b5 A0 b1 b0 b2 A2 b0 b1 A1 b0 b3 b0 b4 b0 b2 b0 b1 A0 A5 b5 A4 b3
            MM1|DET|A3 A0 b4 b5 A1 b4 A0* A2 b0 A0* A1* A0* A4 A0* A1 b4 A5 b1 A0* A3 A0* A1* A0* A2 b0 b3 A1* A2 b0 b1 A0 b4 A3 b2 A0* A4 b0 b1 A1* A0* A3
            MM1|MM1|A3 A0 b4 b5 A1 b4 A0* A2 b5 A0* A5 b0 A4 b2 A0* A3* A0* A1 b0* b3 A5 b0* b1 A1 A4 b0* b2 A0 b3 A3* A0* A1* A0* A2 b1* b0* b2* b0* b4* b0* b1* b0* b5 A0* A1 b0* b4 A0*
            MM1|MM4|A3 A0 b2 A4* A0* A5 b4 b3 A4 b1 A3* A0* A4 b0 A3
            MM2|MM2|A0 b0 A4 A0 A5 b4 b0 b1 A2 b0 b2 A0 A3 b0 b1 A0 A4 b3 A2 A0 A4 b0 b2 A1 b0 b5 A0 A3 b4 A0 A2 b2 b0 b1 b0 b3 A1 A0
            MM3|MM3|A0 b0 A4 A0 A1 b5 b0 b1 A0 A5 A0 A2 b0 b4 A0 A1 A0 A5 b0 b1 A4 b0 b2 A5 b1 A4 b0 A5 b3 A1 A0 A2 A0 A3 b0 A0 A1 A0 A4 b1 b0 b3 A5 b5 A2 A0 A1 b4 A3
            MM4|MM4|A3 A0 b2 A4 A0 A5 b4 b3 A4 b1 A3 A0 A4 b0 A3
            """)
    void gamesOfTheThesisAreAsRecorded(Contender starter, Contender second, String moves) {
        assertEquals(moves, ThesisDuel.play(LATE, starter, second, Mode.THESIS).moves());
        String endedAtOnce = ThesisDuel.play(GAME, starter, second, Mode.THESIS).moves();
        assertTrue(moves.startsWith(endedAtOnce), endedAtOnce);
    }

    @Test
    void withoutSafeMovesMaxMinOnePlaysAnotherGame() {
        assertEquals(
                "A3 A0 b4 b5 A1 b4 A0 A2 b5 A0 A5 b0 A4 b2 A0 A3 A0 A1 b0 b3 A5 b0 b1 A1 A4 b0 b2 A0 b3 A1 b1 A3 A0 A1"
                        + " b0 b2 A0 A2 b1 b0 b4 b0 b3 A0 A1 b1 b0 b2 b0 b1",
                ThesisDuel.play(LATE, Contender.MM1, Contender.MM1, Mode.OWN).moves());
    }
}
