package org.marienbad.games.reversi;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/**
 * Estimates by mobility, as discs themselves count only at the end. If asked for, corners count, and the cells
 * diagonally beside empty corners (X-squares). So do discs that can never be turned since they join a corner along an
 * edge (P. S. Rosenbloom 1982). With few cells left the discs count more and more.
 */
final class PositionEvaluator implements Evaluator {
    private static final double MOBILITY = 1.0;
    private static final double CORNER = 0.45;
    private static final double X_SQUARE = 0.25;
    private static final double STABLE = 0.12;
    /** Cells left from which on discs count. */
    private static final int LATE = 12;

    private final ReversiRules rules;
    private final boolean places;
    private final int last;

    PositionEvaluator(ReversiRules rules, boolean places) {
        this.rules = rules;
        this.places = places;
        last = rules.size() - 1;
    }

    @Override
    public void evaluate(State state, double[] out) {
        ReversiState position = (ReversiState) state;
        int black = position.mobility(0);
        int white = position.mobility(1);
        double lead = MOBILITY * (black - white) / (black + white + 2);
        if (places) {
            for (int corner = 0; corner < 4; corner++) {
                lead += corner(position, (corner & 1) * last, (corner >> 1) * last);
            }
        }
        int left = rules.cells() - position.discs(0) - position.discs(1);
        if (left < LATE) {
            double share = (double) (LATE - left) / LATE;
            double discs = 8.0 * (position.discs(0) - position.discs(1)) / rules.cells();
            lead = (1 - share) * lead + share * discs;
        }
        double value = (rules.anti() ? -1 : 1) * lead / (1 + Math.abs(lead));
        out[0] = value;
        out[1] = 0 - value;
    }

    /** The worth of a corner and the cells beside it to Black. */
    private double corner(ReversiState position, int row, int column) {
        int down = row == 0 ? 1 : -1;
        int right = column == 0 ? 1 : -1;
        int owner = position.owner(row * rules.size() + column);
        if (owner < 0) {
            int beside = position.owner((row + down) * rules.size() + column + right);
            return beside < 0 ? 0 : beside == 0 ? -X_SQUARE : X_SQUARE;
        }
        int stable = 0;
        for (int i = 1; i < last && position.owner(row * rules.size() + column + i * right) == owner; i++) {
            stable++;
        }
        for (int i = 1; i < last && position.owner((row + i * down) * rules.size() + column) == owner; i++) {
            stable++;
        }
        double worth = CORNER + STABLE * stable;
        return owner == 0 ? worth : -worth;
    }
}
