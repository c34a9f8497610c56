package org.marienbad.games.dotsandboxes.solver;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGame;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGrid;
import org.marienbad.games.dotsandboxes.DotsAndBoxesProvider;
import org.marienbad.games.dotsandboxes.DotsAndBoxesState;

/** Solved positions, and a plain retrograde analysis, for the tests of this package. */
final class Positions {
    /**
     * A position and what it is worth.
     *
     * @param gains further boxes of the mover less those of the other seat
     */
    record Solved(
            int rows, int columns, List<Integer> lines, int mover, List<Integer> boxes, int gains, Set<Integer> best) {
        DotsAndBoxesState state(DotsAndBoxesGame game) {
            DotsAndBoxesState state = game.newInitialState();
            lines.forEach(state::apply);
            return state;
        }

        @Override
        public String toString() {
            return rows + " by " + columns + ": " + lines;
        }
    }

    private Positions() {}

    static DotsAndBoxesGame game(int rows, int columns) {
        return (DotsAndBoxesGame)
                GameSetup.of(new DotsAndBoxesProvider(), 2, Map.of("rows", rows, "columns", columns), 0)
                        .game();
    }

    static Stream<Solved> solved() {
        try (BufferedReader file = new BufferedReader(
                new InputStreamReader(Positions.class.getResourceAsStream("solved.txt"), StandardCharsets.UTF_8))) {
            return file.lines().filter(line -> !line.startsWith("#")).map(Positions::read).toList().stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Solved read(String line) {
        List<List<Integer>> fields = Arrays.stream(line.split(";"))
                .map(field -> Arrays.stream(field.strip().split(" "))
                        .map(Integer::valueOf)
                        .toList())
                .toList();
        return new Solved(
                fields.get(0).get(0),
                fields.get(0).get(1),
                fields.get(1),
                fields.get(2).get(0),
                fields.get(3),
                fields.get(4).get(0),
                fields.get(5).stream().collect(Collectors.toUnmodifiableSet()));
    }

    /** By set of lines, bit i for code i: by how many of the boxes left the seat to move wins. Tries everything. */
    static byte[] retrograde(DotsAndBoxesGrid grid) {
        int lines = grid.lineCount();
        int[] boxes = new int[grid.boxCount()];
        for (int box = 0; box < boxes.length; box++) {
            int row = box / grid.columns();
            int column = box % grid.columns();
            int left = (grid.rows() + 1) * grid.columns() + row * (grid.columns() + 1) + column;
            boxes[box] = 1 << row * grid.columns() + column
                    | 1 << (row + 1) * grid.columns() + column
                    | 1 << left
                    | 1 << left + 1;
        }
        byte[] margins = new byte[1 << lines];
        for (int set = margins.length - 2; set >= 0; set--) {
            int best = Byte.MIN_VALUE;
            for (int line = 0; line < lines; line++) {
                int next = set | 1 << line;
                if (next != set) {
                    int closed = 0;
                    for (int box : boxes) {
                        closed += (box & 1 << line) != 0 && (next & box) == box ? 1 : 0;
                    }
                    best = Math.max(best, closed > 0 ? closed + margins[next] : -margins[next]);
                }
            }
            margins[set] = (byte) best;
        }
        return margins;
    }

    /** The horizontal lines of a set of codes as the grid has them, or the vertical ones. */
    static long lines(DotsAndBoxesGrid grid, int set, boolean horizontal) {
        long lines = 0;
        for (int line = 0; line < grid.lineCount(); line++) {
            lines |= (set >>> line & 1) != 0 && grid.isHorizontal(line) == horizontal ? grid.bit(line) : 0;
        }
        return lines;
    }
}
