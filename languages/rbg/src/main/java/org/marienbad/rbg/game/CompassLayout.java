package org.marienbad.rbg.game;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.rbg.tree.Graph;

/**
 * Lays out a graph whose ways are called after directions, such as {@code up} and {@code left}. A way to the right leads to a greater column of the same
 * row. Columns and rows are as few as that allows.
 */
final class CompassLayout {
    private static final Map<String, int[]> DIRECTIONS = Map.ofEntries(
            Map.entry("up", new int[] {0, 1}),
            Map.entry("north", new int[] {0, 1}),
            Map.entry("down", new int[] {0, -1}),
            Map.entry("south", new int[] {0, -1}),
            Map.entry("left", new int[] {-1, 0}),
            Map.entry("west", new int[] {-1, 0}),
            Map.entry("right", new int[] {1, 0}),
            Map.entry("east", new int[] {1, 0}));

    /** Larger boards, and those whose ways lead round in circles, are not laid out so. */
    private static final int MOST = 200;

    private CompassLayout() {}

    /** Writes the columns and rows of all vertices, from 0; false if the ways of the board do not tell them. */
    static boolean place(Graph board, int[] columns, int[] rows) {
        int[][] directions = board.labels().stream()
                .map(label -> DIRECTIONS.get(label.toLowerCase(Locale.ROOT)))
                .toArray(int[][]::new);
        return Arrays.stream(directions).allMatch(direction -> direction != null)
                && place(board, directions, 0, columns)
                && place(board, directions, 1, rows)
                && areApart(columns, rows);
    }

    private static boolean place(Graph board, int[][] directions, int axis, int... out) {
        for (int round = 0; round <= MOST; round++) {
            boolean moved = false;
            for (int label = 0; label < directions.length; label++) {
                for (int from = 0; from < out.length; from++) {
                    int to = board.target(label, from);
                    moved |= to >= 0 && push(from, to, directions[label][axis], out);
                }
            }
            if (!moved) {
                return true;
            }
        }
        return false;
    }

    /** Moves an end of a way on if it lies too far back; a way across has both ends in line. */
    private static boolean push(int from, int to, int step, int... out) {
        if (step == 0) {
            boolean apart = out[from] != out[to];
            out[from] = Math.max(out[from], out[to]);
            out[to] = out[from];
            return apart;
        }
        int low = step < 0 ? to : from;
        int high = step < 0 ? from : to;
        boolean near = out[high] <= out[low];
        out[high] = Math.max(out[high], out[low] + 1);
        return near;
    }

    private static boolean areApart(int[] columns, int... rows) {
        long places = IntStream.range(0, columns.length)
                .mapToLong(vertex -> (long) columns[vertex] << 32 | rows[vertex])
                .distinct()
                .count();
        return places == columns.length;
    }
}
