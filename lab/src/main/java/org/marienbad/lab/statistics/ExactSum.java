package org.marienbad.lab.statistics;

import java.math.BigDecimal;
import java.util.Arrays;

/**
 * The sum of a stream of numbers without any rounding, so that their order makes no difference. It is kept as numbers of
 * which none overlaps another (J. R. Shewchuk: Adaptive precision floating-point arithmetic and fast robust geometric
 * predicates. Discrete &amp; Computational Geometry 18, 1997, 305–363): one where all are whole, a few else.
 */
public final class ExactSum {
    private static final double[] NONE = {};

    /** The greatest part. */
    private double greatest;
    /** The other parts, the least first. */
    private double[] rest = NONE;

    /** Beyond the range of numbers the sum is infinite from then on. */
    public void add(double number) {
        double carried = number;
        int parts = rest.length;
        int kept = 0;
        for (int i = 0; i <= parts; i++) {
            double part = i < parts ? rest[i] : greatest;
            double sum = carried + part;
            // The part of either number that the rounding of the sum lost (D. E. Knuth's two-sum).
            double virtual = sum - carried;
            double lost = (carried - (sum - virtual)) + (part - virtual);
            if (lost != 0 && Double.isFinite(sum)) {
                keep(kept++, lost);
            }
            carried = sum;
        }
        greatest = carried;
        if (kept < rest.length) {
            rest = kept == 0 ? NONE : Arrays.copyOf(rest, kept);
        }
    }

    /** Writes over parts that were read already; there is at most one more than before. */
    private void keep(int place, double part) {
        if (place == rest.length) {
            rest = Arrays.copyOf(rest, place + 1);
        }
        rest[place] = part;
    }

    /** Adds the square of {@code number}, exact if its last digit is not less than the least of all numbers. */
    void addSquare(double number) {
        double square = number * number;
        add(square);
        double lost = Math.fma(number, number, -square);
        if (lost != 0 && Double.isFinite(square)) {
            add(lost);
        }
    }

    /** Adds all that was added to {@code other}. */
    public void add(ExactSum other) {
        for (double part : other.rest) {
            add(part);
        }
        add(other.greatest);
    }

    /**
     * The sum itself.
     *
     * @throws NumberFormatException if it is infinite
     */
    public BigDecimal value() {
        BigDecimal value = new BigDecimal(greatest);
        for (double part : rest) {
            value = value.add(new BigDecimal(part));
        }
        return value;
    }

    /** The number next to the sum. */
    public double doubleValue() {
        return rest.length == 0 || !Double.isFinite(greatest) ? greatest : value().doubleValue();
    }
}
