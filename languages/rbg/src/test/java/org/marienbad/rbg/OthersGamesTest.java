package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.marienbad.rbg.compile.CompiledRules;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.MoveUnit;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.text.DescriptionReader;

/** Descriptions of others, with the numbers of moves that the reference compiler counts. {@code -PrbgGames=FOLDER} says where they are. */
class OthersGamesTest {
    private static final long MOST = Long.getLong("rbg.most", 30_000);
    private static final Pattern GAME = Pattern.compile("\"game\": \"([^\"]+)\".*?\"perft\": \\[([0-9, ]*)]");

    private static Map<String, List<Long>> known() throws IOException {
        Map<String, List<Long>> known = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of(System.getProperty("rbg.perft")))) {
            Matcher game = GAME.matcher(line);
            if (game.find()) {
                known.put(
                        game.group(1),
                        Stream.of(game.group(2).split(", *")).map(Long::valueOf).toList());
            }
        }
        return known;
    }

    static long perft(RbgPosition position, int depth) {
        MoveList moves = new MoveList();
        position.list(MoveUnit.MOVE, moves, Integer.MAX_VALUE);
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        RbgPosition next = position.copy();
        for (int move = 0; move < moves.size(); move++) {
            next.copyFrom(position);
            next.apply(moves, move);
            count += perft(next, depth - 1);
        }
        return count;
    }

    @Test
    @EnabledIfSystemProperty(
            named = "rbg.games",
            matches = ".+",
            disabledReason = "-PrbgGames=FOLDER -PrbgPerft=FILE name descriptions of others and their numbers")
    void asManyMovesAsTheReferenceCounts() throws IOException {
        Map<String, List<Long>> known = known();
        List<String> wrong = new ArrayList<>();
        int read = 0;
        int compared = 0;
        int remarks = 0;
        try (Stream<Path> all = Files.walk(Path.of(System.getProperty("rbg.games")))) {
            for (Path file : all.filter(file -> file.toString().endsWith(".rbg"))
                    .sorted()
                    .toList()) {
                String name = file.getFileName().toString().replace(".rbg", "");
                long begin = System.nanoTime();
                try {
                    RbgPosition start =
                            new CompiledRules(new RbgRules(DescriptionReader.read(Files.readString(file)))).start();
                    read++;
                    remarks +=
                            DescriptionReader.warnings(Files.readString(file)).size();
                    List<Long> counts = known.getOrDefault(name, List.of());
                    int depth = 0;
                    while (depth < counts.size() && counts.get(depth) <= MOST) {
                        depth++;
                        long found = perft(start, depth);
                        if (found != counts.get(depth - 1)) {
                            wrong.add(name + " depth " + depth + ": " + found + " instead of " + counts.get(depth - 1));
                            break;
                        }
                    }
                    compared += depth > 0 ? 1 : 0;
                    System.out.println(
                            name + " depth " + depth + " " + (System.nanoTime() - begin) / 1_000_000 + " ms");
                } catch (RuntimeException | StackOverflowError refused) {
                    wrong.add(name + ": " + refused);
                }
            }
        }
        System.out.println(read + " read with " + remarks + " remarks, " + compared + " compared");
        assertEquals(List.of(), wrong);
    }
}
