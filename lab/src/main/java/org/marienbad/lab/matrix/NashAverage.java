package org.marienbad.lab.matrix;

import java.util.Arrays;

/**
 * How good entrants are if the opponents are chosen well (D. Balduzzi, K. Tuyls, J. Pérolat, T. Graepel: Re-evaluating
 * evaluation. NeurIPS 2018). Two players each choose an entrant and are paid its winnings against the other's. Both
 * should choose the mix; of all such mixes it is that of greatest entropy. Weak entrants and copies of others, which
 * move an average over opponents, do not move it.
 *
 * @param mix the probability of each entrant, their sum 1
 * @param skill the payoff of each entrant against the mix: 0 for those in it, at most 0 for the others
 */
public record NashAverage(double[] mix, double[] skill) {
    /**
     * The mix for the logarithms of the odds with which entrants beat each other, as the authors propose.
     *
     * @param points [i][j]: the points of i in its games with j, a win 1, a draw ½; half a point is added on both sides
     * @throws IllegalArgumentException if the points are not a square of numbers from 0 on, or two entrants have not
     *     met
     */
    public static NashAverage ofPoints(double[][] points) {
        int entrants = requireSquare(points);
        double[][] logOdds = new double[entrants][entrants];
        for (int one = 0; one < entrants; one++) {
            for (int other = 0; other < one; other++) {
                double own = points[one][other];
                double against = points[other][one];
                if (!(own >= 0 && against >= 0 && own + against < Double.POSITIVE_INFINITY)) {
                    throw new IllegalArgumentException("entrants " + other + " and " + one + " cannot have " + against
                            + " and " + own + " points");
                }
                if (own + against == 0) {
                    throw new IllegalArgumentException("entrants " + other + " and " + one + " have not met");
                }
                logOdds[one][other] = Math.log((own + 0.5) / (against + 0.5));
                logOdds[other][one] = -logOdds[one][other];
            }
        }
        return of(logOdds);
    }

    /**
     * The mix for any payoffs.
     *
     * @param payoffs [i][j]: what i is paid by j
     * @throws IllegalArgumentException if payoffs[i][j] is not −payoffs[j][i] throughout
     */
    public static NashAverage of(double[][] payoffs) {
        int entrants = requireSquare(payoffs);
        for (int one = 0; one < entrants; one++) {
            for (int other = 0; other <= one; other++) {
                if (!(payoffs[one][other] + payoffs[other][one] == 0)) {
                    throw new IllegalArgumentException("entrant " + other + " is paid " + payoffs[other][one] + " by "
                            + one + ", who is not paid the opposite but " + payoffs[one][other]);
                }
            }
        }
        double[] mix = new EntropyMaximum(payoffs).mix();
        return new NashAverage(mix, LinearPrograms.times(payoffs, mix));
    }

    private static int requireSquare(double[][] matrix) {
        if (matrix.length == 0 || Arrays.stream(matrix).anyMatch(row -> row.length != matrix.length)) {
            throw new IllegalArgumentException("as many rows as columns are needed, and at least one");
        }
        return matrix.length;
    }
}
