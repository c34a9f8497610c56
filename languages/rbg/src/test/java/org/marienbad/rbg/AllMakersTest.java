package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.rbg.compile.CompiledRules;
import org.marienbad.rbg.compile.WalkedPosition;
import org.marienbad.rbg.play.InterpretedPosition;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.MoveUnit;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.text.DescriptionReader;

/** Interpreted, compiled and walked positions are alike: the same moves in the same order, and the same positions behind them. */
class AllMakersTest {
    /** Moves at a position; where there are more, the first ones are compared. */
    private static final int MOST = 2000;

    static List<String> own() {
        return OwnGamesTest.names();
    }

    @ParameterizedTest
    @MethodSource("own")
    void ownDescriptions(String name) {
        playAlike(new RbgRules(OwnGamesTest.read(name)), 5, 1000);
    }

    @Test
    @EnabledIfSystemProperty(
            named = "rbg.games",
            matches = ".+",
            disabledReason = "-PrbgGames=FOLDER names descriptions of others")
    void othersDescriptions() throws IOException {
        List<String> wrong = new ArrayList<>();
        try (Stream<Path> all = Files.walk(Path.of(System.getProperty("rbg.games")))) {
            for (Path file : all.filter(file -> file.toString().endsWith(".rbg"))
                    .sorted()
                    .toList()) {
                long begin = System.nanoTime();
                try {
                    playAlike(new RbgRules(DescriptionReader.read(Files.readString(file))), 3, 60);
                } catch (RuntimeException | AssertionError | StackOverflowError different) {
                    wrong.add(file.getFileName() + ": " + different);
                }
                System.out.println(file.getFileName() + " " + (System.nanoTime() - begin) / 1_000_000 + " ms");
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static void playAlike(RbgRules rules, int games, int plies) {
        playAlike(rules, new CompiledRules(rules).start(), games, plies);
        playAlike(rules, WalkedPosition.start(rules), games, plies);
    }

    private static void playAlike(RbgRules rules, RbgPosition start, int games, int plies) {
        for (int seed = 0; seed < games; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RbgPosition slow = new InterpretedPosition(rules);
            RbgPosition fast = start.copy();
            MoveList moves = new MoveList();
            MoveList same = new MoveList();
            int ply = 0;
            String place;
            do {
                place = "seed " + seed + ", ply " + ply;
                assertSame(slow, fast, rules, place);
                boolean all = slow.list(MoveUnit.MOVE, moves, MOST);
                assertEquals(all, fast.list(MoveUnit.MOVE, same, MOST), place);
                assertEquals(moves.size(), same.size(), place);
                for (int move = 0; move < moves.size(); move++) {
                    assertEquals(shown(moves, move), shown(same, move), place);
                }
                if (moves.size() > 0) {
                    int move = random.nextInt(moves.size());
                    slow.apply(moves, move);
                    fast.apply(same, move);
                }
                ply++;
            } while (moves.size() > 0 && ply < plies);
        }
    }

    private static String shown(MoveList moves, int move) {
        StringBuilder shown = new StringBuilder();
        for (int step = 0; step < moves.length(move); step++) {
            shown.append(moves.modifier(move, step))
                    .append('@')
                    .append(moves.vertex(move, step))
                    .append(' ');
        }
        return shown.toString();
    }

    private static void assertSame(RbgPosition slow, RbgPosition fast, RbgRules rules, String place) {
        long[] expected = new long[slow.words()];
        slow.encode(expected);
        long[] found = new long[fast.words()];
        fast.encode(found);
        assertArrayEquals(expected, found, place);
        assertEquals(slow.player(), fast.player(), place);
        for (int vertex = 0; vertex < rules.description().board().size(); vertex++) {
            assertEquals(slow.piece(vertex), fast.piece(vertex), place);
        }
        for (int number = 0; number < rules.description().bounds().size(); number++) {
            assertEquals(slow.number(number), fast.number(number), place);
        }
        fast.decode(expected);
        assertEquals(slow.hash(), fast.hash(), place);
    }
}
