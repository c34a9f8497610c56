package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.rbg.game.RbgProvider;

/** Positions that people write. {@link OwnGamesConformanceTest} reads many of them back. */
class RbgPositionsTest {
    private static final Path GAMES = Path.of("src", "main", "resources", "org", "marienbad", "rbg", "games");

    /** A token goes on from where it is, or its player steps anew; the number counts the steps. */
    private static final String STEPS = """
            #players = white(100), black(100)
            #pieces = e, w, b
            #variables = ply(9)
            #board = a[w]{next: b} b[e]{next: c} c[b]{next: a}
            #rules = ( ->white next [w] [$ ply = ply + 1] ->black next [b] [$ white = 60, black = 40] )* ->>
            """;

    @TempDir
    private Path folder;

    private static Game own(String name) throws IOException {
        return GameSetup.of(RbgProvider.read(GAMES.resolve(name + ".rbg"), id -> false))
                .game();
    }

    private Game steps() throws IOException {
        Path file = folder.resolve("steps.rbg");
        Files.writeString(file, STEPS);
        return GameSetup.of(RbgProvider.read(file, id -> false)).game();
    }

    private static final List<String> LADDER =
            List.of("........", "........", "........", "........", "........", "k.......", "....q...", "K......R");

    @Test
    void aPositionOfChessIsRowsOfLettersAndTheMover() throws IOException {
        Game chess = own("chess");
        State start = chess.newInitialState();
        assertEquals(
                List.of("cnbqkbnc", "pppppppp", "........", "........", "........", "........", "PPPPPPPP", "CNBQKBNC"),
                chess.position(start).orElseThrow().get("board"));
        State given = chess.stateOf(Map.of("board", LADDER, "mover", 0));
        assertEquals("""
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                k . . . . . . .
                . . . . q . . .
                K . . . . . . R
                white to move""", given.toString());
        assertEquals(14, chess.legalActions(given).length, "13 of the rook, one of the king");
        assertEquals(Map.of("board", LADDER, "mover", 0), chess.position(given).orElseThrow());
    }

    @Test
    void allElseThatAPositionHasIsWrittenWhereItIsNotAsAtTheStart() throws IOException {
        Game game = steps();
        State state = game.newInitialState();
        assertEquals(
                Map.of("board", List.of("a:w", "c:b"), "mover", 0, "at", "a"),
                game.position(state).orElseThrow());
        state.apply(game.legalActions(state)[0]);
        Map<String, Object> position = game.position(state).orElseThrow();
        assertEquals(
                Map.of("board", List.of("a:w", "b:w", "c:b"), "mover", 1, "at", "b", "number-ply", 1, "ply", 1),
                position);
        assertEquals("a:w b:w c:b\nblack to move\nnumber-ply: 1\nat: b\nply: 1", state.toString());
        assertEquals(state.toString(), game.stateOf(position).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "mover   | 2       | 'mover' must be a whole number from -1 to 1",
                "at      | d       | 'at' must be a place of the board such as a, not 'd'",
                "place   | 3       | 'place' must be a whole number from 1 to 1",
                "white   | 101     | 'white' must be a whole number from 0 to 100",
                "black   | 70      | the scores must sum to 100, or be 0",
                "number-ply | 10   | 'number-ply' must be a whole number from 0 to 9",
                "ply     | 2001    | 'ply' must be a whole number from 0 to 2000",
                "turn    | 1       | unknown field 'turn'; there are: board, mover, place, white, black, number-ply, ply, at"
            })
    void aWrongValueIsRefusedWithItsField(String key, String value, String why) throws IOException {
        Map<String, Object> position = new HashMap<>(Map.of("board", List.of("a:w"), "mover", 0, "at", "a"));
        position.put(key, value.matches("\\d+") ? (Object) Integer.valueOf(value) : value);
        Game game = steps();
        assertEquals(
                "position: " + why,
                assertThrows(IllegalArgumentException.class, () -> game.stateOf(position))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "X.. ... ..  | row 3 must have 3 signs, not 2",
                "Xo. .q. ... | 'q' on b2; allowed: .Xo",
            })
    void aWrongBoardIsRefusedWithThePlace(String rows, String why) throws IOException {
        Game game = own("tic-tac-toe");
        Map<String, Object> position = Map.of("board", List.of(rows.split(" ")), "mover", 0);
        assertEquals(
                "position: 'board': " + why,
                assertThrows(IllegalArgumentException.class, () -> game.stateOf(position))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource({"d:w", "a:q", "a"})
    void aPlaceWithoutRowsIsNamedWithItsPiece(String entry) throws IOException {
        Game game = steps();
        Map<String, Object> position = Map.of("board", List.of(entry), "mover", 0, "at", "a");
        assertEquals(
                "position: 'board': '" + entry + "' must be another place and its piece, such as a:e",
                assertThrows(IllegalArgumentException.class, () -> game.stateOf(position))
                        .getMessage());
    }
}
