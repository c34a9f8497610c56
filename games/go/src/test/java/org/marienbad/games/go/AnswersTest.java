package org.marienbad.games.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameSetup;

class AnswersTest {
    private final GoGame game =
            (GoGame) GameSetup.of(new GoProvider(), 2, Map.of("size", 5), 0).game();

    /** White has just played; what Black's playouts answer in many draws. */
    private Set<String> answers(List<String> rows, String whitePlays) {
        GoState state = game.stateOf(Map.of("board", rows, "mover", 1, "passes", 0));
        state.apply(game.parse(state, whitePlays).orElseThrow());
        Set<String> answers = new TreeSet<>();
        SplittableRandom random = new SplittableRandom(1);
        int[] buffer = new int[game.info().maxLegalActions()];
        IntStream.range(0, 200)
                .forEach(i -> answers.add(
                        game.action(state, state.playoutAction(buffer, random)).notation()));
        return answers;
    }

    @Test
    void aStoneInAtariIsCaptured() {
        List<String> rows = List.of(".....", "..X..", ".X...", "..X..", ".....");
        assertEquals(Set.of("D3"), answers(rows, "C3"));
    }

    @Test
    void aChainInAtariIsSavedIfItCanBe() {
        List<String> rows = List.of(".....", "..O..", ".OX..", ".....", ".....");
        assertEquals(Set.of("D3"), answers(rows, "C2"));
    }

    @Test
    void aChainThatWouldStillBeInAtariIsLeft() {
        List<String> rows = List.of(".....", "..OO.", ".OX.O", ".....", ".....");
        GoState state = game.stateOf(Map.of("board", rows, "mover", 1, "passes", 0));
        int played = game.parse(state, "C2").orElseThrow();
        state.apply(played);
        int escape = game.parse(state, "D3").orElseThrow();
        int[] buffer = new int[game.info().maxLegalActions()];
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            assertNotEquals(escape, Answers.choose(state, played, buffer, random));
        }
    }

    /** Cutting is a shape, whichever way the board is turned; a point in the open is none. */
    @ParameterizedTest
    @CsvSource({
        "..... .XO.. .O... ..... ....., 2, 2, true",
        "..... ..OX. ...O. ..... ....., 2, 2, true",
        "..... .OX.. .X... ..... ....., 2, 2, true",
        "..... ..O.. .X... ..... ....., 2, 2, true",
        "..... ..... ..... ..... ....., 2, 2, false",
        "..... ..... .X... ..... ....., 2, 2, false",
        "..... ..... ..... .OX.. .X.O., 2, 0, true",
        "..... ..... ..... ..X.. .X.X., 2, 0, false",
    })
    void shapesAreKnown(String rows, int column, int row, boolean shape) {
        GoState state = game.stateOf(Map.of("board", List.of(rows.split(" ")), "mover", 0, "passes", 0));
        assertEquals(shape, GoShapes.isShape(state.board(), 5 * row + column));
    }
}
