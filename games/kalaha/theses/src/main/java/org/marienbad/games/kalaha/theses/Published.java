package org.marienbad.games.kalaha.theses;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The figures that the theses published, from the project's data files. */
final class Published {
    private Published() {}

    /**
     * The cells of a pair in Tables 3.1 to 3.6, draws as corrected.
     *
     * @throws IllegalArgumentException if a is greater than b or there is no such pair
     */
    static Map<ThesisCell, Double> strategies(int a, int b) {
        for (String[] row : rows("strategies.csv")) {
            if (row[0].equals(String.valueOf(a)) && row[1].equals(String.valueOf(b))) {
                Map<ThesisCell, Double> cells = new EnumMap<>(ThesisCell.class);
                for (ThesisCell cell : ThesisCell.values()) {
                    cells.put(cell, Double.valueOf(row[2 + cell.ordinal()]));
                }
                return cells;
            }
        }
        throw new IllegalArgumentException("there is no pair " + a + "/" + b);
    }

    /** The mean number of plies of a pair, where the thesis states it. */
    static Optional<Double> meanPlies(int a, int b) {
        return rows("lengths.csv").stream()
                .filter(row -> row[0].equals(String.valueOf(a)) && row[1].equals(String.valueOf(b)))
                .map(row -> Double.valueOf(row[2]))
                .findFirst();
    }

    /** Table 6.2: a score such as 32:16 by starter and second player. */
    static String score(Contender starter, Contender second) {
        return rows("turns.csv").get(starter.ordinal())[1 + second.ordinal()];
    }

    /** The rows of a data file after its header, comments left out. */
    static List<String[]> rows(String file) {
        try (InputStream stream = Published.class.getResourceAsStream(file)) {
            List<String[]> rows = new ArrayList<>();
            new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .skip(1)
                    .forEach(line -> rows.add(line.split(",", -1)));
            return rows;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
