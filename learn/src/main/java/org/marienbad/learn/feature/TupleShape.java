package org.marienbad.learn.feature;

/**
 * How many tuples of cells there are, and how long.
 *
 * @param tuples the number looked up in a position, with images by symmetries and without single cells; 0 for about
 *     twice as many as cells
 * @param length most cells of a tuple
 * @param entries most weights of a tuple, which has fewer cells where they have many states
 * @param phases the parts of a game by filled cells, each with weights of its own; 0 chooses one per ten cells if games
 *     fill them
 */
public record TupleShape(int tuples, int length, int entries, int phases) {
    /** Most weights of all tables, about. */
    private static final int MOST_WEIGHTS = 1 << 23;

    private static final int PER_CELL = 2;

    public TupleShape {
        if (tuples < 0 || length < 1 || entries < 1 || phases < 0) {
            throw new IllegalArgumentException("tuples, length, entries, phases are " + tuples + ", " + length + ", "
                    + entries + ", " + phases + ", but must be at least 0, 1, 1, 0");
        }
    }

    /** The same where 0 phases have come to be {@code found}. */
    TupleShape withPhases(int found) {
        return phases == 0 ? new TupleShape(tuples, length, entries, found) : this;
    }

    int tuples(int cells) {
        return tuples == 0 ? PER_CELL * cells : tuples;
    }

    /** Most weights of one table, where there are {@code gates} of each. */
    int mostEntries(int gates, int cells) {
        return Math.min(entries, MOST_WEIGHTS / Math.max(1, tuples(cells)) / phases / gates);
    }
}
