package org.marienbad.lab.matrix;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;
import org.hipparchus.linear.SingularValueDecomposition;

/**
 * The optimal mix of greatest entropy in a symmetric zero-sum game, whose value is 0. It is taken of all p ≥ 0 with Σp
 * = 1 and Ap ≤ 0. First the central path of this linear program is followed to its end. Its mix gives a share to every
 * strategy that has one in any optimal mix; each of the others loses to it (A. J. Goldman, A. W. Tucker: Theory of
 * linear programming, 1956; N. Megiddo: Pathways to the optimal set in linear programming, 1989). Then a strictly
 * concave function is maximized between inequalities that all hold strictly somewhere. Its directions are those in
 * which strategies with a share still pay each other 0: Newton's method with a logarithmic barrier (S. Boyd, L.
 * Vandenberghe: Convex Optimization, 2004, chapter 11).
 */
final class EntropyMaximum {
    /** Singular values below this, relative to the greatest, count as 0. */
    private static final double ZERO = 1e-9;

    private static final double END_OF_PATH = 1e-13;
    /** With a smaller weight the barrier would dominate, and drive shares exponentially close to 0. */
    private static final double FIRST_WEIGHT = 1e4;

    private static final double LAST_WEIGHT = 1e11;
    private static final int MOST_STEPS = 200;
    private static final double NEAR = 1e-6;
    private static final double ROUNDING = 1e-14;

    /** Payoffs relative to the greatest. */
    private final double[][] payoffs;

    private final int strategies;

    EntropyMaximum(double[][] payoffs) {
        double greatest = Arrays.stream(payoffs)
                .flatMapToDouble(Arrays::stream)
                .map(Math::abs)
                .max()
                .orElseThrow();
        double unit = greatest == 0 ? 1 : greatest;
        this.payoffs = Arrays.stream(payoffs)
                .map(row -> Arrays.stream(row).map(payoff -> payoff / unit).toArray())
                .toArray(double[][]::new);
        strategies = payoffs.length;
    }

    double[] mix() {
        double[][] centre = centre();
        int[] support = IntStream.range(0, strategies)
                .filter(at -> centre[0][at] > centre[1][at])
                .toArray();
        int[] losing = IntStream.range(0, strategies)
                .filter(at -> centre[0][at] <= centre[1][at])
                .toArray();
        double[] best =
                best(Arrays.stream(support).mapToDouble(at -> centre[0][at]).toArray(), support, losing);
        double total = Arrays.stream(best).sum();
        double[] mix = new double[strategies];
        for (int k = 0; k < support.length; k++) {
            mix[support[k]] = best[k] / total;
        }
        return mix;
    }

    /**
     * A mix p and the loss of each strategy to it, s = −Ap. It is the end of the path p_i s_i = ε/n, s = ε − Ap, for ε
     * to 0. It begins with equal shares and ends within the set of optimal mixes. As A is antisymmetric, the matrix of
     * each of Newton's steps, diag(s) − diag(p)A, is always regular.
     */
    private double[][] centre() {
        RealMatrix matrix = new Array2DRowRealMatrix(payoffs);
        RealVector p = new ArrayRealVector(strategies, 1.0 / strategies);
        RealVector s = new ArrayRealVector(strategies, 1.0);
        double epsilon = 1;
        for (int step = 0; step < MOST_STEPS; step++) {
            RealVector linear = s.add(matrix.operate(p)).mapMultiply(-1).mapAdd(epsilon);
            RealVector product = p.ebeMultiply(s).mapMultiply(-1).mapAdd(epsilon / strategies);
            if (linear.getLInfNorm() < epsilon / 10 && product.getLInfNorm() < epsilon / (10 * strategies)) {
                if (epsilon < END_OF_PATH) {
                    break;
                }
                epsilon /= 4;
                continue;
            }
            RealMatrix jacobian = MatrixUtils.createRealDiagonalMatrix(s.toArray());
            for (int row = 0; row < strategies; row++) {
                jacobian.setRowVector(
                        row,
                        jacobian.getRowVector(row)
                                .subtract(matrix.getRowVector(row).mapMultiply(p.getEntry(row))));
            }
            RealVector moveP = new LUDecomposition(jacobian, Double.MIN_NORMAL)
                    .getSolver()
                    .solve(product.subtract(p.ebeMultiply(linear)));
            RealVector moveS = linear.subtract(matrix.operate(moveP));
            double part = Math.min(1, 0.99 * Math.min(maxStep(p, moveP), maxStep(s, moveS)));
            p = p.add(moveP.mapMultiply(part));
            s = s.add(moveS.mapMultiply(part));
        }
        return new double[][] {p.toArray(), s.toArray()};
    }

    /** How many times {@code move} can be made until an entry is 0. */
    private static double maxStep(RealVector from, RealVector move) {
        return IntStream.range(0, from.getDimension())
                .filter(at -> move.getEntry(at) < 0)
                .mapToDouble(at -> -from.getEntry(at) / move.getEntry(at))
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }

    private double[] best(double[] start, int[] support, int[] losing) {
        double[][] equations = new double[support.length + 1][support.length];
        double[][] slacks = new double[losing.length][support.length];
        for (int k = 0; k < support.length; k++) {
            for (int reply = 0; reply < support.length; reply++) {
                equations[reply][k] = payoffs[support[k]][support[reply]];
            }
            equations[support.length][k] = 1;
            for (int reply = 0; reply < losing.length; reply++) {
                slacks[reply][k] = payoffs[support[k]][losing[reply]];
            }
        }
        SingularValueDecomposition decomposition =
                new SingularValueDecomposition(MatrixUtils.createRealMatrix(equations));
        RealVector mix = corrected(new ArrayRealVector(start), equations, decomposition);
        double[] values = decomposition.getSingularValues();
        int rank = (int)
                Arrays.stream(values).filter(value -> value > ZERO * values[0]).count();
        if (rank == support.length) {
            return mix.toArray();
        }
        RealMatrix directions = decomposition.getV().getSubMatrix(0, support.length - 1, rank, support.length - 1);
        Barrier barrier = new Barrier(directions, slacks);
        for (double weight = FIRST_WEIGHT; weight <= LAST_WEIGHT; weight *= 10) {
            mix = barrier.centre(mix, weight);
        }
        return mix.toArray();
    }

    /** The nearest point that fulfils the equations, free of the rounding and the distance left on the path. */
    private static RealVector corrected(
            RealVector mix, double[][] equations, SingularValueDecomposition decomposition) {
        RealMatrix matrix = new Array2DRowRealMatrix(equations);
        RealVector wanted = new ArrayRealVector(equations.length);
        wanted.setEntry(equations.length - 1, 1);
        RealVector error = wanted.subtract(matrix.operate(mix));
        double[] values = decomposition.getSingularValues();
        double[] inverted = Arrays.stream(values)
                .map(value -> value > ZERO * values[0] ? 1 / (value * value) : 0)
                .toArray();
        // Not by the decomposition's left side, which is not a number where a singular value is exactly 0.
        RealMatrix right = decomposition.getV();
        RealVector along = right.preMultiply(matrix.preMultiply(error));
        return mix.add(right.operate(along.ebeMultiply(new ArrayRealVector(inverted))));
    }

    /** Σ p log p − Σ log(slack) / weight, to be minimized along the directions. */
    private record Barrier(RealMatrix directions, double[][] slacks) {
        RealVector centre(RealVector start, double weight) {
            RealVector mix = start;
            for (int step = 0; step < MOST_STEPS; step++) {
                RealVector move = newton(mix, weight);
                double longest = move.getLInfNorm();
                double value = value(mix, weight);
                double part = Math.min(1, 0.9 * Math.min(maxStep(mix, move), maxStep(slack(mix), slack(move))));
                RealVector next = mix.add(move.mapMultiply(part));
                // Near the minimum values are too rounded to compare, and Newton's steps need no check.
                while (part > ROUNDING && longest > NEAR && !(value(next, weight) < value)) {
                    part /= 2;
                    next = mix.add(move.mapMultiply(part));
                }
                if (longest < ROUNDING || part <= ROUNDING) {
                    break;
                }
                mix = next;
            }
            return mix;
        }

        private RealVector slack(RealVector mix) {
            double[] all = new double[slacks.length];
            for (int reply = 0; reply < all.length; reply++) {
                all[reply] = new ArrayRealVector(slacks[reply], false).dotProduct(mix);
            }
            return new ArrayRealVector(all, false);
        }

        private RealVector newton(RealVector mix, double weight) {
            int size = mix.getDimension();
            RealVector gradient = new ArrayRealVector(size);
            RealMatrix hessian = new Array2DRowRealMatrix(size, size);
            for (int k = 0; k < size; k++) {
                gradient.setEntry(k, Math.log(mix.getEntry(k)) + 1);
                hessian.setEntry(k, k, 1 / mix.getEntry(k));
            }
            for (double[] shares : slacks) {
                RealVector slope = new ArrayRealVector(shares, false);
                double slack = slope.dotProduct(mix);
                gradient = gradient.subtract(slope.mapMultiply(1 / (weight * slack)));
                hessian = hessian.add(slope.outerProduct(slope).scalarMultiply(1 / (weight * slack * slack)));
            }
            RealMatrix across = directions.transpose();
            RealMatrix along = across.multiply(hessian).multiply(directions);
            RealVector move = new LUDecomposition(along, Double.MIN_NORMAL)
                    .getSolver()
                    .solve(across.operate(gradient).mapMultiply(-1));
            return directions.operate(move);
        }

        /** NaN outside the inequalities. */
        private double value(RealVector mix, double weight) {
            double sum = 0;
            for (double share : mix.toArray()) {
                sum += share * Math.log(share);
            }
            for (double slack : slack(mix).toArray()) {
                sum -= Math.log(slack) / weight;
            }
            return sum;
        }
    }
}
