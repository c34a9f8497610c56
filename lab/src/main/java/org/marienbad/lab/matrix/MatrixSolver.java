package org.marienbad.lab.matrix;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hipparchus.fraction.BigFraction;
import org.marienbad.lab.matrix.MatrixGame.Exact;
import org.marienbad.lab.matrix.MatrixGame.Solution;

/**
 * Solves a zero-sum game by linear programming (J. von Neumann; G. B. Dantzig: A proof of the equivalence of the
 * programming problem and the game problem, 1951). The simplex algorithm works with rounded numbers, but its result is
 * a corner. The strategies used and the best replies determine it as the solution of linear equations. These are solved
 * in fractions, and both players' guarantees compared: if they are equal, the solution is proven (as D. L. Applegate,
 * W. Cook, S. Dash, D. G. Espinoza: Exact solutions to linear programming problems. Operations Research Letters 35,
 * 2007).
 */
final class MatrixSolver {
    /** The thresholds for zero in the rounded solution; if one is wrong, the proof fails and the next is tried. */
    private static final double[] TOLERANCES = {1e-9, 1e-7, 1e-11, 1e-5};
    /** More work than this, in equations cubed times bits of a payoff, would take longer than a second or two. */
    private static final double MOST_WORK = 4e6;

    private final PayoffMatrix payoffs;

    MatrixSolver(PayoffMatrix payoffs) {
        this.payoffs = payoffs;
    }

    Solution solve() {
        List<Cell> saddles = new MatrixGame(payoffs).saddlePoints();
        return saddles.isEmpty() ? solveMixed() : solution(exact(saddles.get(0)));
    }

    private Exact exact(Cell saddle) {
        return new Exact(
                payoffs.at(saddle.row(), saddle.column()),
                pure(payoffs.rows(), saddle.row()),
                pure(payoffs.columns(), saddle.column()));
    }

    private static List<BigFraction> pure(int strategies, int chosen) {
        return IntStream.range(0, strategies)
                .mapToObj(strategy -> strategy == chosen ? BigFraction.ONE : BigFraction.ZERO)
                .toList();
    }

    private static Solution solution(Exact exact) {
        return new Solution(
                PayoffMatrix.toDouble(exact.value()),
                doubles(exact.row()),
                doubles(exact.column()),
                Optional.of(exact));
    }

    private static double[] doubles(List<BigFraction> fractions) {
        return fractions.stream().mapToDouble(PayoffMatrix::toDouble).toArray();
    }

    private Solution solveMixed() {
        double[][] doubles = payoffs.toDoubles();
        PayoffMatrix opposite = payoffs.negated().transposed();
        double[] column = LinearPrograms.minimax(doubles);
        double[] row = LinearPrograms.minimax(opposite.toDoubles());
        for (double tolerance : TOLERANCES) {
            Optional<Exact> exact = corner(payoffs, column, tolerance)
                    .flatMap(exactColumn ->
                            corner(opposite, row, tolerance).flatMap(exactRow -> proven(exactRow, exactColumn)));
            if (exact.isPresent()) {
                return solution(exact.get());
            }
        }
        double secured = -max(LinearPrograms.times(opposite.toDoubles(), row));
        double held = max(LinearPrograms.times(doubles, column));
        return new Solution((secured + held) / 2, row, column, Optional.empty());
    }

    private static double max(double[] numbers) {
        return Arrays.stream(numbers).max().orElseThrow();
    }

    private Optional<Exact> proven(BigFraction[] row, BigFraction[] column) {
        BigFraction held = greatest(payoffs.times(column));
        BigFraction secured =
                greatest(payoffs.negated().transposed().times(row)).negate();
        return held.equals(secured)
                ? Optional.of(new Exact(held, Arrays.asList(row), Arrays.asList(column)))
                : Optional.empty();
    }

    private static BigFraction greatest(BigFraction[] numbers) {
        return Arrays.stream(numbers).max(Comparator.naturalOrder()).orElseThrow();
    }

    /**
     * The column player's mix on the support of the rounded one against which all best replies to it pay the same. It
     * is empty if that is not one mix.
     */
    private static Optional<BigFraction[]> corner(PayoffMatrix payoffs, double[] rounded, double tolerance) {
        double[] replies = LinearPrograms.times(payoffs.toDoubles(), rounded);
        double best = max(replies);
        double near = tolerance * LinearPrograms.range(payoffs.toDoubles());
        int[] used = IntStream.range(0, rounded.length)
                .filter(column -> rounded[column] > tolerance)
                .toArray();
        int[] tight = IntStream.range(0, replies.length)
                .filter(row -> replies[row] >= best - near)
                .toArray();
        if (Math.pow(used.length + 1, 3) * bits(payoffs) > MOST_WORK) {
            return Optional.empty();
        }
        BigFraction[][] equations = new BigFraction[tight.length + 1][used.length + 2];
        for (BigFraction[] equation : equations) {
            Arrays.fill(equation, BigFraction.ZERO);
        }
        for (int k = 0; k < used.length; k++) {
            for (int i = 0; i < tight.length; i++) {
                equations[i][k] = payoffs.at(tight[i], used[k]);
                equations[i][used.length] = BigFraction.MINUS_ONE;
            }
            equations[tight.length][k] = BigFraction.ONE;
        }
        equations[tight.length][used.length + 1] = BigFraction.ONE;
        return LinearEquations.solve(equations)
                .map(solved -> {
                    BigFraction[] mix = new BigFraction[rounded.length];
                    Arrays.fill(mix, BigFraction.ZERO);
                    for (int k = 0; k < used.length; k++) {
                        mix[used[k]] = solved[k];
                    }
                    return mix;
                })
                .filter(mix -> Arrays.stream(mix).allMatch(share -> share.compareTo(BigFraction.ZERO) >= 0));
    }

    private static int bits(PayoffMatrix payoffs) {
        int most = 1;
        for (int row = 0; row < payoffs.rows(); row++) {
            for (int column = 0; column < payoffs.columns(); column++) {
                BigFraction payoff = payoffs.at(row, column);
                BigInteger numerator = payoff.getNumerator();
                most = Math.max(
                        most, numerator.bitLength() + payoff.getDenominator().bitLength());
            }
        }
        return most;
    }
}
