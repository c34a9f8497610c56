package org.marienbad.lab.matrix;

import java.util.List;

/**
 * One pure strategy is dominated by another of the same player. Against every choice of the opponent it pays less
 * (strictly), or never more and at least once less (weakly).
 *
 * @param player whose strategies they are
 * @param strategy the worse one, counted from 0
 * @param by the better one
 * @param strict whether it pays less always
 */
public record Dominance(Player player, int strategy, int by, boolean strict) {
    /** The player who chooses. */
    public enum Player {
        ROW,
        COLUMN
    }

    /**
     * The rest of a game after repeated elimination of dominated strategies.
     *
     * @param steps the strategies taken away, in order
     * @param rows the rows that are left
     * @param columns the columns that are left
     */
    public record Reduction(List<Dominance> steps, List<Integer> rows, List<Integer> columns) {
        public Reduction {
            steps = List.copyOf(steps);
            rows = List.copyOf(rows);
            columns = List.copyOf(columns);
        }
    }
}
