package org.marienbad.games.connectfour.solver;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.marienbad.games.connectfour.ConnectFourGame;
import org.marienbad.games.connectfour.ConnectFourGrid;
import org.marienbad.games.connectfour.ConnectFourState;

/** Scores of openings that take long to search. Mirrored positions share an entry. */
final class ConnectFourBook {
    private static final String FILE = "book.txt";
    private static final String START = "-";

    private final ConnectFourGrid grid;
    private final Map<Long, Integer> scores = new HashMap<>();

    private ConnectFourBook(ConnectFourGrid grid) {
        this.grid = grid;
    }

    /** The book of {@code game}: empty unless it is played on seven columns of six cells with lines of four. */
    static ConnectFourBook of(ConnectFourGame game) {
        ConnectFourBook book = new ConnectFourBook(game.grid());
        ConnectFourGrid grid = game.grid();
        if (grid.columns() == 7 && grid.rows() == 6 && grid.line() == 4) {
            book.read(game);
        }
        return book;
    }

    private void read(ConnectFourGame game) {
        try (InputStream file = ConnectFourBook.class.getResourceAsStream(FILE);
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                String[] entry = line.split(" ");
                ConnectFourState state = game.newInitialState();
                if (!entry[0].equals(START)) {
                    entry[0].chars().forEach(column -> state.apply(column - '1'));
                }
                scores.put(key(state.discs(state.actor()), state.discs(0) | state.discs(1)), Integer.valueOf(entry[1]));
            });
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private long key(long own, long all) {
        long mirrored = grid.mirrored(own) + grid.mirrored(all) + grid.bottom();
        return Math.min(own + all + grid.bottom(), mirrored);
    }

    /** The score of the position for the seat to move, if the book has it. */
    OptionalInt score(long own, long all) {
        Integer score = scores.isEmpty() ? null : scores.get(key(own, all));
        return score == null ? OptionalInt.empty() : OptionalInt.of(score);
    }
}
