package org.marienbad.games.draughts.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameNotation.Transcript;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.games.draughts.DraughtsProvider;

class PdnTest {
    private static final String TAGS = "[GameType \"21\"]\n[Result \"*\"]\n\n";

    private final Game game = GameSetup.of(new DraughtsProvider()).game();
    private final Pdn notation = new Pdn();

    @Test
    void randomGamesAreReadAsTheyAreWritten() {
        SplittableRandom random = new SplittableRandom(7);
        int[] legal = new int[game.info().maxLegalActions()];
        boolean sawThree = false;
        for (int i = 0; i < 40; i++) {
            List<Ply> plies = new ArrayList<>();
            State state = game.newInitialState();
            int most = i % 4 == 0 ? 30 + i : Integer.MAX_VALUE;
            while (state.actor() != State.TERMINAL && plies.size() < most) {
                int count = state.legalActions(legal);
                int action = legal[random.nextInt(count)];
                plies.add(Ply.of(action));
                state.apply(action);
            }
            Transcript transcript = new Transcript(0, plies);
            String text = notation.write(game, transcript);
            sawThree |= text.matches("(?s).*\\dx\\d+x\\d+x.*");
            assertEquals(transcript, notation.read(game, text), text);
        }
        assertTrue(sawThree, "no game with a capture of three pieces");
    }

    @Test
    void gamesArePrintedInTurns() {
        String text =
                TAGS + "1. 11-15! {a start} 23-19? 2. 8-11 22-17 3. 11-16 24-20 4. 16x23 27x18x11 {two}\n5. 7x16 *\n";
        Transcript read = notation.read(game, text);
        assertEquals(10, read.plies().size());
        assertEquals(Mark.STRONG, read.plies().get(0).mark());
        assertEquals("a start", read.plies().get(0).comment());
        assertEquals("two", read.plies().get(8).comment(), "of the last jump");
        assertEquals(text, notation.write(game, read));
    }

    @Test
    void otherFormsAreReadToo() {
        Transcript expected = notation.read(game, "11-15 23-19 8-11 22-17 11-16 24-20 16x23 27x18x11 7x16");
        assertEquals(expected, notation.read(game, """
                        [Event "A [match]"]
                        [GameType "21,W,8,8,A0,0"]
                        [SetUp "1"]
                        [FEN "B:W21-32:B1-12"]
                        1. 11-15 $1 23-19 (22-17 9-14 (9-13)) 2. 8-11 22-17 3. 11-16 24-20 4. 16:23 27x11 5. 7x16 0-2
                        ; of the whole game"""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "11-15 22-18 15x18 | line 1, column 13: expected one of 15x22; found '15x18'",
                "12-17 | line 1, column 1: expected one of 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16; found '12-17'",
                "'' | line 1, column 1: expected one of 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16; found the end",
                "11-15 {oh | line 1, column 7: expected a comment that ends with '}'; found '{oh'",
                "11-15 (oh | line 1, column 7: expected a variation that ends with ')'; found '(oh'",
                "1. 11-15 1-0 2. | line 1, column 14: expected nothing after the result; found '2.'",
                "[GameType \"20\"] 11-15 | line 1, column 1: expected GameType 21, English draughts; found '[GameType'",
                "[FEN \"W:W30:B1\"] 30-26 | line 1, column 1: expected a game from the start, B:W21-32:B1-12; found '[FEN'",
            })
    void mistakesAreNamedWithTheirPlace(String text, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> notation.read(game, text))
                        .getMessage());
    }

    @Test
    void illegalPliesAreNotWritten() {
        Transcript transcript = new Transcript(0, List.of(Ply.of(0)));
        assertEquals(
                "ply 1 is not legal",
                assertThrows(IllegalArgumentException.class, () -> notation.write(game, transcript))
                        .getMessage());
    }
}
