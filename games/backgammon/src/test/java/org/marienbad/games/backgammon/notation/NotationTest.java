package org.marienbad.games.backgammon.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameNotation.Transcript;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.games.backgammon.ActionCodes;
import org.marienbad.games.backgammon.BackgammonGame;
import org.marienbad.games.backgammon.BackgammonProvider;
import org.marienbad.games.backgammon.BackgammonState;

class NotationTest {
    private final BackgammonGame game = game(Map.of());
    private final MatFile file = new MatFile();

    private static BackgammonGame game(Map<String, ?> options) {
        return (BackgammonGame)
                GameSetup.of(new BackgammonProvider(), 2, options, 0).game();
    }

    private BackgammonState position(String id, Integer... dice) {
        Map<String, Object> fields = new HashMap<>();
        fields.put("id", id);
        fields.put("phase", "move");
        fields.put("turn", 0);
        fields.put("dice", Arrays.asList(dice));
        fields.put("turns", 0);
        return game.stateOf(fields);
    }

    /** A game that was read is written alike. */
    @ParameterizedTest
    @CsvSource({
        "4HPwATDgc/ABMA, 31, 8/5 6/5",
        "4HPwATDgc/ABMA, 65, 24/13",
        "4HPwATDgc/ABMA, 66, 24/18(2) 13/7(2)",
        "4HPwATDgc/ABMA, 33, 24/18 13/10(2)",
        "4HPwASHgc/ABMA, 31, 8/5* 6/5",
        "4HPwASHgc/ABMA, 31, 6/5*/2",
        "sOfgATDgc/ABUA, 53, bar/22 13/8",
        "sAMAgMwAAAAAAA, 65, 6/1 6/off",
    })
    void turnsAreWrittenAsUsual(String id, String dice, String text) {
        int high = dice.charAt(0) - '0';
        int low = dice.charAt(1) - '0';
        BackgammonState rolled = high == low ? position(id, high, high, high, high) : position(id, high, low);
        assertEquals(text, Turns.write(rolled, Turns.read(rolled, text).orElseThrow()));
    }

    /** The forms of GNU Backgammon's socket. */
    @Test
    void turnsAreReadInOtherForms() {
        BackgammonState bar = position("sOfgATDgc/ABUA", 5, 3);
        assertEquals(Turns.read(bar, "bar/22 13/8"), Turns.read(bar, "25/22 13/8"));
        BackgammonState off = position("sAMAgMwAAAAAAA", 6, 5);
        assertEquals(Turns.read(off, "6/off 6/1"), Turns.read(off, "6/1 6/0"));
        BackgammonState six = position("4HPwATDgc/ABMA", 6, 6, 6, 6);
        assertEquals(Turns.read(six, "24/18(2) 13/7(2)"), Turns.read(six, "24/18 24/18 13/7 13/7"));
        for (String impossible : List.of("24/23", "8/2 6/2", "x", "13/12", "25/24", "6/8", "9/8 8/5", "99/1")) {
            assertTrue(Turns.read(position("4HPwATDgc/ABMA", 3, 1), impossible).isEmpty(), impossible);
        }
    }

    @Test
    void theBoardLineIsThatOfFibs() {
        assertEquals(
                "board:You:Him:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0"
                        + ":1:3:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0",
                FibsBoard.of(position("4HPwATDgc/ABMA", 3, 1)));
        String bar = FibsBoard.of(position("sOfgATDgc/ABUA", 5, 3));
        assertTrue(bar.contains(":1:1:1:5:3:0:0:1:") || bar.endsWith(":0:0:1:0:2:0:0:0"), bar);
        assertEquals("1", bar.split(":")[6 + 25]);
    }

    /** Random games, marks and comments among them, come back; also those that are not finished. */
    @ParameterizedTest
    @CsvSource({
        "'', 0",
        "match=3, 0",
        "match=5;cube=true, 0",
        "payoff=points;cube=true, 0",
        "payoff=points, 60",
        "'', 7"
    })
    void gamesAreReadAsTheyWereWritten(String options, int most) {
        Map<String, Object> given = new HashMap<>();
        for (String option : options.split(";")) {
            if (!option.isEmpty()) {
                given.put(option.split("=")[0], option.split("=")[1]);
            }
        }
        BackgammonGame played = game(given);
        SplittableRandom random = new SplittableRandom(5);
        int[] buffer = new int[played.info().maxLegalActions()];
        for (int i = 0; i < 3; i++) {
            State state = played.newInitialState();
            List<Ply> plies = new ArrayList<>();
            while (state.actor() != State.TERMINAL && (most == 0 || plies.size() < most + i)) {
                boolean chance = state.actor() == State.CHANCE;
                int code = chance ? state.randomOutcome(buffer, random) : state.randomAction(buffer, random);
                plies.add(Ply.of(code));
                state.apply(code);
            }
            Transcript transcript = new Transcript(0, plies);
            String text = file.write(played, transcript);
            State end = played.newInitialState();
            file.read(played, text).plies().forEach(ply -> end.apply(ply.action()));
            assertEquals(state.toString(), end.toString(), text);
            assertEquals(text, file.write(played, file.read(played, text)));
        }
    }

    @Test
    void aGameIsWrittenInTwoColumns() {
        String text = """
                 0 point match

                 Game 1
                 White : 0                             Black : 0
                  1)                                   31: 8/5 6/5 !
                ; The best there is.
                  2) 62: 24/18 13/11                   55: 13/3(2)
                  3) 21: 18/16 6/5
                """;
        Transcript transcript = file.read(game, text);
        assertEquals(Mark.STRONG, transcript.plies().get(2).mark());
        assertEquals("The best there is.", transcript.plies().get(2).comment());
        assertEquals(text, file.write(game, transcript));
    }

    /** Its right column begins elsewhere, and it writes nothing where no man can be moved. */
    @Test
    void filesOfGnuBackgammonAreRead() {
        BackgammonGame match = game(Map.of("match", 3, "cube", true));
        Transcript transcript = file.read(match, """
                 3 point match

                 Game 1
                 gnubg : 0                      root : 0
                  1)                             63: 24/18 13/10
                  2) 65: 6/1* 13/7*              11: 25/24* 25/24 6/5 6/5
                  3) 62: 25/23 13/7              21: 13/11 11/10
                  4) 31: 6/5 8/5                 32: 24/22 24/21
                  5) 53: 6/3* 8/3                63:
                  6) 64: 8/4* 24/18              32: 25/23
                  7) 54: 13/8 8/4                32: 25/23 13/10
                  8) 62: 24/18 23/21             41: 10/9 9/5
                  9)  Doubles => 2                Takes
                 10) 65: 21/16 16/10             33: 8/5 6/3 5/2 5/2
                 11) 43: 13/9 13/10              61: 23/17 17/16*
                 12) 52:                         55: 16/11 13/8 11/6 8/3
                 13) 65:                         21: 13/11 11/10
                 14) 54: 25/21 21/16             66: 23/17 17/11 11/5 10/4
                 15) 65: 16/10 10/5               Doubles => 4
                 16)  Drops                       Wins 2 points
                """);
        assertEquals(ActionCodes.opening(3, 6), transcript.plies().get(0).action());
        BackgammonState end = match.newInitialState();
        transcript.plies().forEach(ply -> end.apply(ply.action()));
        assertEquals(List.of(0, 2), List.of(end.score(0), end.score(1)));
        assertTrue(end.isOpening());
    }

    @Test
    void onlyTheLastGameMayHaveBeenResigned() {
        BackgammonGame match = game(Map.of("match", 3));
        String resigned = """
                 3 point match

                 Game 1
                 White : 0                      Black : 0
                  1) 31: 8/5 6/5                 62: 24/18 13/11
                     Wins 1 point
                """;
        assertFalse(file.read(match, resigned).plies().isEmpty());
        String next = resigned + "\n Game 2\n White : 1                      Black : 0\n  1) 31: 8/5 6/5\n";
        String said = assertThrows(IllegalArgumentException.class, () -> file.read(match, next))
                .getMessage();
        assertEquals(
                "line 8, column 1: expected the end of the game before, for only the last one may have been resigned; found"
                        + " 'Game 2'",
                said);
    }

    @ParameterizedTest
    @CsvSource({
        "'1) 31: 8/5 6/4', 'line 1, column 4: expected a roll and a legal play of it, such as ''31: 8/5 6/5''; found ''31: 8/5 6/4'''",
        "'1) 33: 8/5 6/3', 'line 1, column 4: expected a roll'",
        "'1) Takes', 'line 1, column 4: expected a roll'",
        "'', 'line 1, column 1: expected a turn'",
    })
    void malformedGamesAreRefused(String text, String message) {
        String said = assertThrows(IllegalArgumentException.class, () -> file.read(game, text))
                .getMessage();
        assertTrue(said.startsWith(message), said);
    }

    @Test
    void itIsFound() {
        assertTrue(ServiceLoader.load(GameNotation.class).stream().anyMatch(each -> each.type() == MatFile.class));
    }
}
