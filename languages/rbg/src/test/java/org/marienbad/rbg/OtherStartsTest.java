package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.rbg.play.InterpretedPosition;
import org.marienbad.rbg.play.RbgMove;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.text.DescriptionReader;

/** Numbers of moves from positions in which the rare moves are frequent. */
class OtherStartsTest {
    private static final List<String> PIECES = List.of("Pawn", "Knight", "Bishop", "Rook", "Queen", "King");

    private static void assertMoves(String text, String counts) {
        int depth = 0;
        for (String count : counts.split(" ")) {
            depth++;
            assertEquals(
                    Long.parseLong(count),
                    OthersGamesTest.perft(new InterpretedPosition(DescriptionReader.read(text)), depth),
                    "depth " + depth);
        }
    }

    /** {@code text} with other lines of its board. */
    private static String withBoard(String text, List<List<String>> lines) {
        String board = lines.stream()
                .map(line -> "[" + String.join(",", line) + "]")
                .collect(Collectors.joining("\n", "right,\n", ")"));
        return text.replaceFirst("right,\\s*\\[[^)]*\\)", Matcher.quoteReplacement(board));
    }

    /** Positions and numbers by the Chess Programming Wiki. */
    @ParameterizedTest
    @CsvSource({
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R, KQkq, 48 2039 97862",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8, -, 14 191 2812 43238",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1, kq, 6 264 9467",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R, KQ, 44 1486 62379",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1, -, 46 2079 89890",
    })
    void chessHasAsManyMovesAsKnown(String placement, String castling, String counts) {
        assertMoves(chess(placement, castling), counts);
    }

    /** The description with the first two parts of a position in FEN. */
    private static String chess(String placement, String castling) {
        List<List<String>> lines = new ArrayList<>();
        for (String row : placement.split("/")) {
            List<String> line = new ArrayList<>();
            for (char letter : row.toCharArray()) {
                int piece = "pnbrqk".indexOf(Character.toLowerCase(letter));
                if (piece >= 0) {
                    line.add((Character.isUpperCase(letter) ? "white" : "black") + PIECES.get(piece));
                }
                for (int empty = 0; empty < letter - '0' && piece < 0; empty++) {
                    line.add("e");
                }
            }
            lines.add(line);
        }
        for (char right : castling.replace("-", "").toCharArray()) {
            List<String> line = lines.get(Character.isUpperCase(right) ? 7 : 0);
            int x = Character.toLowerCase(right) == 'k' ? 7 : 0;
            line.set(x, line.get(x).replace("Rook", "Castler"));
        }
        return withBoard(OwnGamesTest.text("chess"), lines);
    }

    /** Numbers of a program that walks around each loop point by point. */
    @Test
    void surakartaHasAsManyMovesAsCountedPointByPoint() {
        List<List<String>> lines = List.of("ewewwe", "weebwe", "ebeewe", "eewebe", "wbeebe", "ebeebb").stream()
                .map(line -> List.of(line.split("")))
                .toList();
        assertMoves(withBoard(OwnGamesTest.text("surakarta"), lines), "35 1121 38792");
    }

    /** The one without the count is the other one but for a macro. */
    @Test
    void bothKindsOfChessDifferInOneMacro() {
        String counted = "#counted = [$ quiet = quiet + 1]";
        assertEquals(
                OwnGamesTest.text("chess").replace(counted, "#counted =").replaceAll("//.*", ""),
                OwnGamesTest.text("chess-endless").replaceAll("//.*", ""));
    }

    @Test
    void kingsAloneAreADrawAfterFiftyMoves() {
        RbgPosition position = new InterpretedPosition(DescriptionReader.read(chess("k7/8/8/8/8/8/8/7K", "-")));
        SplittableRandom random = new SplittableRandom(1);
        int plies = 0;
        for (List<RbgMove> moves = position.moves(); !moves.isEmpty(); moves = position.moves()) {
            position.apply(moves.get(random.nextInt(moves.size())));
            plies++;
        }
        assertEquals(100, plies);
        assertEquals(50, position.number(0));
        assertEquals(50, position.number(1));
    }
}
