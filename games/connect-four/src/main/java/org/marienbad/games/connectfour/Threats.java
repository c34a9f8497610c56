package org.marienbad.games.connectfour;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/**
 * Estimates by the free cells that complete a line. If columns have an even number of cells, the second player fills
 * the even rows by always answering in the same column. So threats in odd rows serve the first player and threats in
 * even rows the second one (L. V. Allis 1988); lines that are still possible break the tie.
 */
final class Threats implements Evaluator {
    /** The worth of a threat in a row that serves its owner, in discs of open lines. */
    private static final int GOOD = 16;
    /** The same in any other row. */
    private static final int OTHER = 5;
    /** The lead by which an estimate is half of a win. */
    private static final double HALF = 30;

    private final ConnectFourGrid grid;
    private final OpenLines lines;
    /** Rows 1, 3, 5 … as people count. */
    private final long oddRows;

    Threats(ConnectFourGrid grid) {
        this.grid = grid;
        lines = new OpenLines(grid);
        long odd = 0;
        for (int row = 0; row < grid.rows(); row += 2) {
            odd |= grid.bottom() << row;
        }
        oddRows = odd;
    }

    @Override
    public void evaluate(State state, double[] out) {
        ConnectFourState position = (ConnectFourState) state;
        long first = position.discs(0);
        long second = position.discs(1);
        int lead = worth(first, second, oddRows) - worth(second, first, ~oddRows) + lines.lead(first, second);
        out[0] = lead / (HALF + Math.abs(lead));
        out[1] = 0 - out[0];
    }

    /** Threats above one that the other seat answers first are counted, too: which comes first is for search to find. */
    private int worth(long own, long other, long goodRows) {
        long threats = grid.completing(own) & ~(own | other);
        int good = Long.bitCount(threats & goodRows);
        return GOOD * good + OTHER * (Long.bitCount(threats) - good);
    }
}
