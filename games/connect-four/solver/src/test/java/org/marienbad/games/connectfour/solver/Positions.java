package org.marienbad.games.connectfour.solver;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.games.connectfour.ConnectFourGame;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.connectfour.ConnectFourState;

/** Games and positions for the tests of this package. */
final class Positions {
    /** Stands for a column that is full. */
    static final int FULL = 99;

    /** A position after {@code columns}, what it is worth, and what every column is. */
    record Scored(String columns, int score, int[] scores) {
        @Override
        public String toString() {
            return columns;
        }
    }

    private Positions() {}

    static ConnectFourGame game(int columns, int rows, int line) {
        Map<String, ?> options = Map.of("columns", columns, "rows", rows, "line", line);
        return (ConnectFourGame)
                GameSetup.of(new ConnectFourProvider(), 2, options, 0).game();
    }

    static ConnectFourGame game() {
        return game(7, 6, 4);
    }

    static ConnectFourState after(ConnectFourGame game, String columns) {
        ConnectFourState state = game.newInitialState();
        columns.chars().forEach(column -> state.apply(column - '1'));
        return state;
    }

    static List<Scored> scored() {
        try (BufferedReader file = new BufferedReader(
                new InputStreamReader(Positions.class.getResourceAsStream("scores.txt"), StandardCharsets.UTF_8))) {
            return file.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> {
                        String[] fields = line.split(" ");
                        int[] scores = Arrays.stream(fields[2].split(","))
                                .mapToInt(score -> score.equals("-") ? FULL : Integer.parseInt(score))
                                .toArray();
                        return new Scored(fields[0], Integer.parseInt(fields[1]), scores);
                    })
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
