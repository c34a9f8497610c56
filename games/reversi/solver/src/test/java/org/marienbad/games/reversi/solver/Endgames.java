package org.marienbad.games.reversi.solver;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.games.reversi.BitState;
import org.marienbad.games.reversi.ReversiGame;
import org.marienbad.games.reversi.ReversiProvider;

/** The FFO positions and games for the tests of this package. */
final class Endgames {
    /** One position of the collection, and the final margin of every move. */
    record Endgame(int number, int empties, String board, Map<String, Integer> margins) {
        int best() {
            return margins.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
        }

        BitState state(ReversiGame game) {
            return (BitState) game.stateOf(Map.of("board", board));
        }

        @Override
        public String toString() {
            return "FFO " + number;
        }
    }

    private Endgames() {}

    static ReversiGame game(Map<String, ?> options) {
        return (ReversiGame) GameSetup.of(new ReversiProvider(), 2, options, 0).game();
    }

    /** Those with from {@code least} to {@code most} empty cells. */
    static Stream<Endgame> of(int least, int most) {
        try (BufferedReader file = new BufferedReader(
                new InputStreamReader(Endgames.class.getResourceAsStream("ffo.txt"), StandardCharsets.UTF_8))) {
            return file
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Endgames::read)
                    .filter(endgame -> endgame.empties >= least && endgame.empties <= most)
                    .toList()
                    .stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Endgame read(String line) {
        String[] fields = line.split(" ");
        Map<String, Integer> margins = new TreeMap<>();
        for (int i = 5; i < fields.length; i++) {
            margins.put(fields[i].split("=")[0], Integer.valueOf(fields[i].split("=")[1]));
        }
        return new Endgame(
                Integer.parseInt(fields[0]), Integer.parseInt(fields[1]), fields[2] + " " + fields[3], margins);
    }
}
