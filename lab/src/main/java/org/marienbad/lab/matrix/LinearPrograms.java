package org.marienbad.lab.matrix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hipparchus.optim.MaxIter;
import org.hipparchus.optim.linear.LinearConstraint;
import org.hipparchus.optim.linear.LinearConstraintSet;
import org.hipparchus.optim.linear.LinearObjectiveFunction;
import org.hipparchus.optim.linear.NonNegativeConstraint;
import org.hipparchus.optim.linear.PivotSelectionRule;
import org.hipparchus.optim.linear.Relationship;
import org.hipparchus.optim.linear.SimplexSolver;
import org.hipparchus.optim.nonlinear.scalar.GoalType;

/** The linear programs of matrix games. */
final class LinearPrograms {
    private static final double EPSILON = 1e-10;
    private static final int MAX_ULPS = 10;
    /** Smaller numbers count as rounding: a pivot that small would ruin the rest. Payoffs are of the size of 1. */
    private static final double CUT_OFF = 1e-9;

    private LinearPrograms() {}

    /**
     * The mix of columns that keeps the greatest of {@code payoffs · mix} least, a corner of all such mixes, rounded.
     * With payoffs moved to be positive it is the direction of the y ≥ 0 of greatest sum with payoffs · y ≤ 1.
     */
    static double[] minimax(double[][] payoffs) {
        double least =
                Arrays.stream(payoffs).flatMapToDouble(Arrays::stream).min().orElseThrow();
        double range = range(payoffs);
        double[] ones = new double[payoffs[0].length];
        Arrays.fill(ones, 1);
        List<LinearConstraint> constraints = new ArrayList<>();
        for (double[] row : payoffs) {
            double[] moved = Arrays.stream(row)
                    .map(payoff -> 1 + (payoff - least) / range)
                    .toArray();
            constraints.add(new LinearConstraint(moved, Relationship.LEQ, 1));
        }
        double[] direction = maximum(ones, constraints);
        double sum = Arrays.stream(direction).sum();
        return Arrays.stream(direction).map(share -> share / sum).toArray();
    }

    /** From the least payoff to the greatest; 1 if all are equal. */
    static double range(double[][] payoffs) {
        double least =
                Arrays.stream(payoffs).flatMapToDouble(Arrays::stream).min().orElseThrow();
        double greatest =
                Arrays.stream(payoffs).flatMapToDouble(Arrays::stream).max().orElseThrow();
        return greatest > least ? greatest - least : 1;
    }

    /** The point with no negative coordinate, within the constraints, at which {@code objective} is greatest. */
    static double[] maximum(double[] objective, List<LinearConstraint> constraints) {
        // Bland's rule: degenerate games must not make the simplex algorithm go in circles.
        return new SimplexSolver(EPSILON, MAX_ULPS, CUT_OFF)
                .optimize(
                        new MaxIter(1_000_000),
                        new LinearObjectiveFunction(objective, 0),
                        new LinearConstraintSet(constraints),
                        GoalType.MAXIMIZE,
                        new NonNegativeConstraint(true),
                        PivotSelectionRule.BLAND)
                .getPoint();
    }

    /** Every row plays against a mix of the columns. */
    static double[] times(double[][] payoffs, double[] mix) {
        return Arrays.stream(payoffs)
                .mapToDouble(row -> {
                    double sum = 0;
                    for (int column = 0; column < row.length; column++) {
                        sum += row[column] * mix[column];
                    }
                    return sum;
                })
                .toArray();
    }
}
