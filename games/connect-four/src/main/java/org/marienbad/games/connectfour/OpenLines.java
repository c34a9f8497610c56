package org.marienbad.games.connectfour;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/** Estimates by the discs in lines that the other seat has not yet spoilt, each counted once a line. */
final class OpenLines implements Evaluator {
    /** Discs in open lines by which an estimate is half of a win. */
    private static final double HALF = 24;

    private final ConnectFourGrid grid;
    private final int[] steps;

    OpenLines(ConnectFourGrid grid) {
        this.grid = grid;
        steps = grid.steps();
    }

    @Override
    public void evaluate(State state, double[] out) {
        ConnectFourState position = (ConnectFourState) state;
        int lead = lead(position.discs(0), position.discs(1));
        out[0] = lead / (HALF + Math.abs(lead));
        out[1] = 0 - out[0];
    }

    /** By how many discs in open lines seat 0 is ahead. */
    int lead(long first, long second) {
        long empty = grid.cells() & ~(first | second);
        return open(first, first | empty) - open(second, second | empty);
    }

    private int open(long own, long usable) {
        int count = 0;
        for (int step : steps) {
            long lines = grid.lines(usable, step);
            for (int i = 0; i < grid.line(); i++) {
                count += Long.bitCount(lines & own >>> i * step);
            }
        }
        return count;
    }
}
