package org.marienbad.lab.matrix;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hipparchus.fraction.BigFraction;
import org.marienbad.lab.matrix.Dominance.Reduction;

/**
 * A zero-sum game of two players who choose at the same time. The row player, who is paid the payoff, chooses a row,
 * and the column player, who pays it, a column.
 */
public record MatrixGame(PayoffMatrix payoffs) {
    /**
     * The value and optimal strategies. Of several optimal mixes it is an extreme one.
     *
     * @param value the payoff that the row player can secure and to which the column player can hold him
     * @param row the probability of each row, their sum 1
     * @param column the probability of each column
     * @param exact the same as fractions, proven to be optimal; empty if the numbers are too long for that, the others
     *     then right to about 1e-9
     */
    public record Solution(double value, double[] row, double[] column, Optional<Exact> exact) {}

    /** See {@link Solution}. */
    public record Exact(BigFraction value, List<BigFraction> row, List<BigFraction> column) {
        public Exact {
            row = List.copyOf(row);
            column = List.copyOf(column);
        }
    }

    /** See {@link PayoffMatrix#of(double[][])}. */
    public static MatrixGame of(double[][] payoffs) {
        return new MatrixGame(PayoffMatrix.of(payoffs));
    }

    /** All cells whose payoff is the least of its row and the greatest of its column. All have the same payoff. */
    public List<Cell> saddlePoints() {
        return asBimatrix().pureEquilibria();
    }

    /** The payoff that the row player can secure with a pure strategy. */
    public BigFraction maximin() {
        return IntStream.range(0, payoffs.rows())
                .mapToObj(payoffs::rowMinimum)
                .max(BigFraction::compareTo)
                .orElseThrow();
    }

    /**
     * The payoff to which the column player can hold the row player with a pure strategy; at least {@link #maximin}.
     */
    public BigFraction minimax() {
        return IntStream.range(0, payoffs.columns())
                .mapToObj(payoffs::columnMaximum)
                .min(BigFraction::compareTo)
                .orElseThrow();
    }

    /** See {@link BimatrixGame#dominated}. */
    public List<Dominance> dominated() {
        return asBimatrix().dominated();
    }

    /** See {@link BimatrixGame#eliminate}. */
    public Reduction eliminate(boolean strictOnly) {
        return asBimatrix().eliminate(strictOnly);
    }

    /** The same game with the payoffs of both players; those of the column player are negated. */
    public BimatrixGame asBimatrix() {
        return new BimatrixGame(payoffs, payoffs.negated());
    }

    /** Solves the game by linear programming, or by its first saddle point if it has one. */
    public Solution solve() {
        return new MatrixSolver(payoffs).solve();
    }
}
