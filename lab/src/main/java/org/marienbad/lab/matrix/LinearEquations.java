package org.marienbad.lab.matrix;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.hipparchus.fraction.BigFraction;

/** Linear equations in fractions. */
final class LinearEquations {
    private LinearEquations() {}

    /**
     * The only solution, by elimination without fractions, whose intermediate numbers are minors and so stay short (E.
     * H. Bareiss: Sylvester's identity and multistep integer-preserving Gaussian elimination. Mathematics of
     * Computation 22, 1968). There may be more equations than unknowns.
     *
     * @param equations the coefficients of each, then its right side
     * @return empty if there is none or more than one
     */
    static Optional<BigFraction[]> solve(BigFraction[][] equations) {
        BigInteger[][] rows =
                Arrays.stream(equations).map(LinearEquations::whole).toArray(BigInteger[][]::new);
        int unknowns = equations[0].length - 1;
        if (rows.length < unknowns) {
            return Optional.empty();
        }
        BigInteger before = BigInteger.ONE;
        for (int at = 0; at < unknowns; at++) {
            int pivot = shortest(rows, at);
            if (pivot < 0) {
                return Optional.empty();
            }
            BigInteger[] taken = rows[pivot];
            rows[pivot] = rows[at];
            rows[at] = taken;
            for (int row = 0; row < rows.length; row++) {
                if (row != at) {
                    eliminate(rows[row], taken, at, before);
                }
            }
            before = taken[at];
        }
        for (int row = unknowns; row < rows.length; row++) {
            if (rows[row][unknowns].signum() != 0) {
                return Optional.empty();
            }
        }
        BigFraction[] solution = new BigFraction[unknowns];
        for (int at = 0; at < unknowns; at++) {
            solution[at] = new BigFraction(rows[at][unknowns], rows[at][at]);
        }
        return Optional.of(solution);
    }

    /** The equation times the least common denominator. */
    private static BigInteger[] whole(BigFraction[] equation) {
        BigInteger common = BigInteger.ONE;
        for (BigFraction number : equation) {
            BigInteger denominator = number.getDenominator();
            common = common.multiply(denominator).divide(common.gcd(denominator));
        }
        BigInteger factor = common;
        return Arrays.stream(equation)
                .map(number -> number.getNumerator().multiply(factor).divide(number.getDenominator()))
                .toArray(BigInteger[]::new);
    }

    private static int shortest(BigInteger[][] rows, int at) {
        int pivot = -1;
        for (int row = at; row < rows.length; row++) {
            boolean possible = rows[row][at].signum() != 0;
            if (possible && (pivot < 0 || rows[row][at].bitLength() < rows[pivot][at].bitLength())) {
                pivot = row;
            }
        }
        return pivot;
    }

    private static void eliminate(BigInteger[] row, BigInteger[] taken, int at, BigInteger before) {
        BigInteger factor = row[at];
        for (int column = 0; column < row.length; column++) {
            row[column] = row[column]
                    .multiply(taken[at])
                    .subtract(factor.multiply(taken[column]))
                    .divide(before);
        }
    }
}
