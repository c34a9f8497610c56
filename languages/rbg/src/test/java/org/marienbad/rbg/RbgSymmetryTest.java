package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.symmetry.RbgSymmetry;
import org.marienbad.rbg.text.DescriptionReader;

/** The symmetries that are found. {@link OwnGamesConformanceTest} examines whether they keep the games. */
class RbgSymmetryTest {
    private static final Path GAMES = Path.of("src", "main", "resources", "org", "marienbad", "rbg", "games");

    private static final String HEAD = """
            #players = white(100), black(100)
            #pieces = e, w, b
            #variables = n(9)
            #board = rectangle(up, down, left, right, [e,e,e] [e,e,e] [e,e,e])
            #any = ((up* + down*) (left* + right*))
            """;

    private static List<RbgSymmetry> of(String text) {
        return RbgSymmetry.of(new RbgRules(DescriptionReader.read(text)));
    }

    @ParameterizedTest
    @CsvSource({
        "amazons, 7",
        "breakthrough, 1",
        "chess, 0",
        "connect-four, 1",
        "fox-and-hounds, 0",
        "gomoku, 7",
        "hex, 1",
        "knightthrough, 1",
        "nine-mens-morris, 7",
        "pentago, 1",
        "reversi, 7",
        "surakarta, 7",
        "tic-tac-toe, 7",
        "yavalath, 11"
    })
    void gamesHaveTheSymmetriesOfTheirBoardsThatKeepTheRules(String game, int count) throws IOException {
        assertEquals(count, of(Files.readString(GAMES.resolve(game + ".rbg"))).size());
    }

    @Test
    void hexIsTurnedByHalf() throws IOException {
        RbgSymmetry turn = of(Files.readString(GAMES.resolve("hex.rbg"))).get(0);
        int vertices = new RbgRules(DescriptionReader.read(Files.readString(GAMES.resolve("hex.rbg"))))
                .description()
                .board()
                .size();
        assertEquals(
                IntStream.range(0, vertices)
                        .mapToObj(vertex -> vertices - 1 - vertex)
                        .toList(),
                IntStream.range(0, vertices).mapToObj(turn::vertex).toList());
    }

    @ParameterizedTest
    @CsvSource({
        // A stone may stand anywhere, in the middle row, in a corner, and at the left.
        "7, {e} [own] ->>",
        "3, {e} {? up} {? down} [own] ->>",
        "1, {e} {! up} {! left} [own] ->>",
        "1, {e} {! left} [own] ->>",
        // The order of two tests and of two ways around makes no difference, that of two changes does.
        "1, {? up {e}} {? down {e}} {! left {e}} [own] ->>",
        "7, {e} (up left + left up + up right + right up + down left + left down + down right + right down) {e} [own] ->>",
        "0, {e} [own] up [own] left [own] ->>",
        // Both ways to ask for three in a row are one.
        "1, {e} [own] ({! (left {own})* (right {own})^2} [$ n = 1] + {? (left {own})* (right {own})^2} [$ n = 2]) down up ->>",
        // Numbers of pieces are the same in an image.
        "7, {e} [own] ({$ own > 2} [$ n = 2] + {$ own < 3}) ->>"
    })
    void rulesDecideAboutTheSymmetries(int count, String move) {
        String turn = "#turn(me; own) = ->me any " + move + "\n";
        assertEquals(
                count,
                of(HEAD + turn + "#rules = (turn(white; w) turn(black; b))*").size(),
                move);
    }

    @Test
    void aMirrorKeepsThePlaceInTheRulesAndTheirModifiers() {
        List<RbgSymmetry> found = of(
                HEAD
                        + "#rules = ->white any {e} (left [w] ->> [b] right [$ n = 1] + right [w] ->> [b] left [$ n = 1])* ->black");
        Set<Integer> images = found.stream()
                .filter(mirror -> mirror.vertex(0) == 2 && mirror.vertex(6) == 8)
                .map(mirror -> mirror.step(2))
                .collect(Collectors.toSet());
        assertEquals(Set.of(6), images);
    }
}
