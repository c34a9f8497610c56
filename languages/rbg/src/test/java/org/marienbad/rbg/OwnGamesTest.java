package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.rbg.play.InterpretedPosition;
import org.marienbad.rbg.play.RbgMove;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.text.DescriptionReader;
import org.marienbad.rbg.tree.RbgDescription;

class OwnGamesTest {
    static RbgDescription read(String name) {
        return DescriptionReader.read(text(name));
    }

    static String text(String name) {
        try (InputStream in = RbgPosition.class.getResourceAsStream("/org/marienbad/rbg/games/" + name + ".rbg")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }

    /** Numbers of the reference compiler, or of the games of the same rules in Java. */
    @ParameterizedTest
    @CsvSource({
        "tic-tac-toe, 9 72 504 3024 15120",
        "breakthrough, 22 484 11132",
        "knightthrough, 40 1600",
        "connect-four, 7 49 343 2401 16807",
        "reversi, 4 12 56 244 1396 8200",
        "hex, 121 14520",
        "amazons, 80 2176",
        "gomoku, 225 50400",
        "yavalath, 61 3660",
        "nine-mens-morris, 24 552 12144",
        "fox-and-hounds, 4 7 49 182 1118 3096 18792",
        "pentago, 36 288 10080",
        "surakarta, 16 256 5382 111122",
        "chess, 20 400 8902",
        "chess-endless, 20 400",
    })
    void asManyMovesAsCounted(String name, String counts) {
        RbgPosition start = new InterpretedPosition(read(name));
        int depth = 0;
        for (String count : counts.split(" ")) {
            depth++;
            assertEquals(Long.parseLong(count), OthersGamesTest.perft(start, depth), name + " depth " + depth);
        }
    }

    /** All descriptions of our own. */
    static List<String> names() {
        return List.of(
                "tic-tac-toe",
                "breakthrough",
                "knightthrough",
                "connect-four",
                "reversi",
                "hex",
                "amazons",
                "gomoku",
                "yavalath",
                "nine-mens-morris",
                "fox-and-hounds",
                "pentago",
                "surakarta",
                "chess");
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyGameEndsWithAResult(String name) {
        RbgDescription description = read(name);
        for (int seed = 0; seed < 5; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RbgPosition position = new InterpretedPosition(description);
            List<RbgMove> moves = position.moves();
            int plies = 0;
            while (!moves.isEmpty()) {
                position.apply(moves.get(random.nextInt(moves.size())));
                moves = position.moves();
                plies++;
            }
            assertTrue(plies >= 5, name + " ends after " + plies);
            assertEquals(100, position.number(0) + position.number(1), name + ", seed " + seed);
        }
    }
}
