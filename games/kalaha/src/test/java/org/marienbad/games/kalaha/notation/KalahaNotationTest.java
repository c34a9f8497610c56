package org.marienbad.games.kalaha.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameNotation.Transcript;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.kalaha.KalahaState;

class KalahaNotationTest {
    /** Example 3.1 of the first thesis, with its misprint in ply 14 put right. */
    private static final String EXAMPLE_1 = """
            1.c+
            2.a(1)
            3.D+
            4.F(1)
            5.b+
            6.c(2) ?
            7.E+
            8.D(2)
            9.f(3)
            10.D(2)
            11.d(4)
            12.F(2)
            13.f+
            14.e[a](14)
            15.F(2)
            16.f+
            #
            +-
            """;

    /** Example 3.2: the mirror image, North begins. */
    private static final String EXAMPLE_2 = """
            1.D+
            2.F(1)
            3.c+
            4.a(1)
            5.E+
            6.D(2)
            7.b+
            8.c(2)
            9.A(3)
            10.c(2)
            11.C(4)
            12.a(2)
            13.A+
            14.B[F](14)
            15.a(2)
            16.A+
            #
            -+
            """;

    private static final KalahaNotation NOTATION = new KalahaNotation();

    private static KalahaGame game(Map<String, ?> options) {
        KalahaProvider provider = new KalahaProvider();
        return (KalahaGame) provider.create(2, Settings.of("option", "kalaha", provider.options(), options));
    }

    private static KalahaState end(KalahaGame game, Transcript transcript) {
        KalahaState state = game.newInitialState(transcript.starter());
        transcript.plies().forEach(ply -> state.apply(ply.action()));
        return state;
    }

    @Test
    void theExamplesOfTheThesisAreReadAndWritten() {
        KalahaGame game = game(Map.of());
        Transcript first = NOTATION.read(game, EXAMPLE_1);
        assertEquals(0, first.starter());
        assertEquals(16, first.plies().size());
        assertEquals(Mark.WEAK, first.plies().get(5).mark());
        KalahaState end = end(game, first);
        assertEquals(State.TERMINAL, end.actor());
        assertEquals(15, end.store(0));
        assertEquals(33, end.store(1));
        assertEquals(EXAMPLE_1, NOTATION.write(game, first));

        Transcript second = NOTATION.read(game, EXAMPLE_2);
        assertEquals(1, second.starter());
        assertEquals(33, end(game, second).store(0));
        assertEquals(EXAMPLE_2, NOTATION.write(game, second));
    }

    @Test
    void aGameThatIsNotOverEndsAfterItsLastPly() {
        KalahaGame game = game(Map.of());
        String text = "1.c+\n2.a(1)\n";
        assertEquals(text, NOTATION.write(game, NOTATION.read(game, text)));
    }

    @Test
    void commentsBlankLinesAndSpacesDoNoHarm() {
        KalahaGame game = game(Map.of());
        Transcript read = NOTATION.read(
                game, "\uFEFF; a game\r\n\r\n 1. c+ !  ; opens as taught\r\n2.a(1)   \r\n\n; to be continued");
        assertEquals(Mark.STRONG, read.plies().get(0).mark());
        assertEquals("opens as taught", read.plies().get(0).comment());
        assertEquals("1.c+ !  ; opens as taught\n2.a(1)\n", NOTATION.write(game, read));
    }

    @Test
    void moreThanHalfInAStoreIsSaidOnce() {
        KalahaGame game = game(Map.of("pits", 2, "stones", 1));
        Transcript read = NOTATION.read(game, "1.b+\n2.a[b](3) -+\n#\n-+\n");
        assertEquals("1.b+\n2.a[b](3) -+\n#\n-+\n", NOTATION.write(game, read));
        assertEquals(read, NOTATION.read(game, "1.b+\n2.a[b](3)\n#\n-+\n"), "the sign may be left out");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | line 1, column 1: expected 1., the number of the first ply; found the end",
                "1.c+/3.a(1) | line 2, column 1: expected 2., the number of the ply, or '#' at the end of the game;"
                        + " found '3.a(1)'",
                "1.g+ | line 1, column 3: expected a pit that is not empty, a, b, c, d, e, f (or those of the other"
                        + " side, which may begin); found 'g+'",
                "1.c(1) | line 1, column 4: expected '+', for the ply is 1.c+; found '(1)'",
                "1.c+/2.c(1) | line 2, column 3: expected a pit that is not empty, a, b, d, e, f; found 'c(1)'",
                "1.c+/2.A(1) | line 2, column 3: expected a pit that is not empty, a, b, d, e, f; found 'A(1)'",
                "1.c+/2.a(2) | line 2, column 5: expected '1)', for the ply is 2.a(1); found '2)'",
                "1.c+/2.a[e](1) | line 2, column 4: expected '(1)', for the ply is 2.a(1); found '[e](1)'",
                "1.c+ !! | line 1, column 7: expected the end of the line; found '!'",
                "1.c+ good | line 1, column 6: expected '!', '?' or the end of the line; found 'good'",
                "1.c+/# | line 2, column 1: expected 2., the number of the next ply, for the game is not over; found"
                        + " '#'",
            })
    void faultsAreSaidWithTheirPlace(String text, String problem) {
        KalahaGame game = game(Map.of());
        assertEquals(
                problem,
                assertThrows(IllegalArgumentException.class, () -> NOTATION.read(game, text.replace('/', '\n')))
                        .getMessage());
    }

    @Test
    void theMisprintOfTheThesisIsFound() {
        KalahaGame game = game(Map.of());
        String misprint = EXAMPLE_1.replace("e[a]", "e[f]");
        assertEquals(
                "line 14, column 6: expected 'a](14)', for the ply is 14.e[a](14); found 'f](14)'",
                assertThrows(IllegalArgumentException.class, () -> NOTATION.read(game, misprint))
                        .getMessage());
    }

    @Test
    void theEndMustBeWritten() {
        KalahaGame game = game(Map.of());
        String plies = EXAMPLE_1.substring(0, EXAMPLE_1.indexOf('#'));
        assertProblem(game, plies, "line 17, column 1: expected '#', for the game is over; found the end");
        assertProblem(game, plies + "#\n", "line 18, column 1: expected '+-', the result; found the end");
        assertProblem(
                game,
                plies + "#\n-+\n",
                "line 18, column 1: expected '+-', the result (15 South, 33 North); found '-+'");
        assertProblem(game, plies + "17.a+\n", "line 17, column 1: expected '#', for the game is over; found '17.a+'");
        assertProblem(game, EXAMPLE_1 + "1.c+\n", "line 19, column 1: expected nothing after the result; found '1.c+'");
    }

    private static void assertProblem(KalahaGame game, String text, String problem) {
        assertEquals(
                problem,
                assertThrows(IllegalArgumentException.class, () -> NOTATION.read(game, text))
                        .getMessage());
    }

    /** Every written game is read again: all options, whole games and beginnings, marks and comments. */
    @Property
    void writtenDataAreReadAgain(@ForAll long seed) {
        Random random = new Random(seed);
        KalahaGame game = game(Map.of(
                "pits", 1 + random.nextInt(9),
                "stones", 1 + random.nextInt(10),
                "emptyCapture", random.nextBoolean() ? "on" : "off",
                "end", random.nextBoolean() ? "rowEmpty" : "moverEmpty",
                "leftovers", random.nextBoolean() ? "owner" : "nobody",
                "pie", random.nextBoolean() ? "on" : "off"));
        int starter = random.nextInt(2);
        KalahaState state = game.newInitialState(starter);
        int[] buffer = new int[game.info().maxLegalActions()];
        SplittableRandom draws = new SplittableRandom(seed);
        int most = random.nextBoolean() ? Integer.MAX_VALUE : 1 + random.nextInt(20);
        List<Ply> plies = new ArrayList<>();
        while (state.actor() != State.TERMINAL && plies.size() < most) {
            int code = state.randomAction(buffer, draws);
            Mark mark = Mark.values()[random.nextInt(3)];
            plies.add(new Ply(code, mark, random.nextInt(5) == 0 ? "better " + random.nextInt() : ""));
            state.apply(code);
        }
        Transcript transcript = new Transcript(starter, plies);
        String text = NOTATION.write(game, transcript);
        assertEquals(transcript, NOTATION.read(game, text), text);
        assertTrue(text.lines().count() >= plies.size());
    }
}
