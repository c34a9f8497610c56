package org.marienbad.lab.matrix;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.hipparchus.fraction.BigFraction;

/**
 * The payoffs of one player for every row and column, as exact fractions. Immutable. Rows and columns are counted from
 * 0.
 */
public final class PayoffMatrix {
    private final BigFraction[][] payoffs;

    private PayoffMatrix(BigFraction[][] payoffs) {
        this.payoffs = payoffs;
    }

    /**
     * @param rows one list a row
     * @throws IllegalArgumentException if there is no payoff, or rows differ in length
     */
    public static PayoffMatrix of(List<List<BigFraction>> rows) {
        if (rows.isEmpty() || rows.get(0).isEmpty()) {
            throw new IllegalArgumentException("a matrix has at least one row and one column");
        }
        int columns = rows.get(0).size();
        BigFraction[][] payoffs = new BigFraction[rows.size()][];
        for (int row = 0; row < payoffs.length; row++) {
            if (rows.get(row).size() != columns) {
                throw new IllegalArgumentException("row " + (row + 1) + " has "
                        + count(rows.get(row).size()) + ", but row 1 has " + count(columns)
                        + "; all rows must be equally long");
            }
            payoffs[row] = rows.get(row).toArray(BigFraction[]::new);
        }
        return new PayoffMatrix(payoffs);
    }

    private static String count(int numbers) {
        return numbers + (numbers == 1 ? " number" : " numbers");
    }

    /**
     * Takes the numbers exactly: a double is a fraction with a power of two below.
     *
     * @throws IllegalArgumentException if there is no payoff, rows differ in length, or a number is not finite
     */
    public static PayoffMatrix of(double[][] payoffs) {
        return of(Arrays.stream(payoffs)
                .map(row -> Arrays.stream(row).mapToObj(PayoffMatrix::fraction).toList())
                .toList());
    }

    private static BigFraction fraction(double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException("a payoff must be finite, but is " + number);
        }
        // Unreduced, 0 would have a denominator of a thousand bits.
        return new BigFraction(number).reduce();
    }

    public int rows() {
        return payoffs.length;
    }

    public int columns() {
        return payoffs[0].length;
    }

    public BigFraction at(int row, int column) {
        return payoffs[row][column];
    }

    /** Rows for columns. */
    public PayoffMatrix transposed() {
        BigFraction[][] other = new BigFraction[columns()][rows()];
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                other[column][row] = payoffs[row][column];
            }
        }
        return new PayoffMatrix(other);
    }

    /** The payoffs of the opponent in a zero-sum game. */
    public PayoffMatrix negated() {
        BigFraction[][] other = new BigFraction[rows()][columns()];
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                other[row][column] = payoffs[row][column].negate();
            }
        }
        return new PayoffMatrix(other);
    }

    /** The least payoff of a row. */
    BigFraction rowMinimum(int row) {
        return Arrays.stream(payoffs[row]).min(Comparator.naturalOrder()).orElseThrow();
    }

    /** The greatest payoff of a column. */
    BigFraction columnMaximum(int column) {
        return Arrays.stream(payoffs)
                .map(row -> row[column])
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** Every row plays against a mix of the columns. */
    BigFraction[] times(BigFraction[] mix) {
        BigFraction[] products = new BigFraction[rows()];
        for (int row = 0; row < rows(); row++) {
            products[row] = BigFraction.ZERO;
            for (int column = 0; column < columns(); column++) {
                products[row] = products[row].add(payoffs[row][column].multiply(mix[column]));
            }
        }
        return products;
    }

    /** The payoffs rounded to doubles. */
    public double[][] toDoubles() {
        double[][] doubles = new double[rows()][columns()];
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                doubles[row][column] = toDouble(payoffs[row][column]);
            }
        }
        return doubles;
    }

    /** The nearest double. {@link BigFraction#doubleValue} gives 0 where only the denominator is beyond all doubles. */
    public static double toDouble(BigFraction fraction) {
        BigInteger numerator = fraction.getNumerator();
        BigInteger denominator = fraction.getDenominator();
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), MathContext.DECIMAL128)
                .doubleValue();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PayoffMatrix matrix && Arrays.deepEquals(payoffs, matrix.payoffs);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(payoffs);
    }
}
