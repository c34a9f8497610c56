package org.marienbad.lab.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How often each whole number occurred, such as lengths of games in plies. Memory grows with the largest number. */
public final class Histogram {
    private long[] counts = new long[64];
    private long total;

    /**
     * Numbers that are shown together.
     *
     * @param low the least of them
     * @param high the greatest of them
     * @param count how often they occurred
     */
    public record Bar(int low, int high, long count) {}

    public void add(int number) {
        add(number, 1);
    }

    /** @throws IllegalArgumentException if the number or how often it occurred is negative */
    public void add(int number, long times) {
        if (number < 0 || times < 0) {
            throw new IllegalArgumentException(number + " cannot be counted " + times + " times");
        }
        if (times == 0) {
            return;
        }
        if (number >= counts.length) {
            counts = Arrays.copyOf(counts, Math.max(number + 1, 2 * counts.length));
        }
        counts[number] += times;
        total += times;
    }

    public void add(Histogram other) {
        for (int number = 0; number < other.counts.length; number++) {
            add(number, other.counts[number]);
        }
    }

    /** How many numbers were added. */
    public long total() {
        return total;
    }

    /** How often {@code number} was added. */
    public long count(int number) {
        return number < 0 || number >= counts.length ? 0 : counts[number];
    }

    /** NaN without numbers. */
    public double mean() {
        double sum = 0;
        for (int number = 0; number < counts.length; number++) {
            sum += (double) number * counts[number];
        }
        return sum / total;
    }

    /** Standard deviation, divided by count − 1; NaN for fewer than two numbers. */
    public double deviation() {
        double mean = mean();
        double squares = 0;
        for (int number = 0; number < counts.length; number++) {
            squares += counts[number] * (number - mean) * (number - mean);
        }
        return total < 2 ? Double.NaN : Math.sqrt(squares / (total - 1));
    }

    /**
     * The least number that at least {@code share} of all do not exceed: 0 gives the least, 0.5 the median, 1 the
     * greatest.
     *
     * @throws IllegalArgumentException if share is not in [0, 1]
     * @throws IllegalStateException without numbers
     */
    public int quantile(double share) {
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("quantile " + share + " is not in [0, 1]");
        }
        if (total == 0) {
            throw new IllegalStateException("nothing was counted");
        }
        long wanted = Math.max(1, (long) Math.ceil(share * total));
        int number = 0;
        for (long passed = counts[0]; passed < wanted; passed += counts[number]) {
            number++;
        }
        return number;
    }

    /**
     * All numbers from the least to the greatest in at most {@code most} bars of equal width; the last may reach
     * beyond the greatest. Empty without numbers.
     */
    public List<Bar> bars(int most) {
        List<Bar> bars = new ArrayList<>();
        if (total > 0) {
            int least = quantile(0);
            int greatest = quantile(1);
            int width = (greatest - least) / most + 1;
            for (int low = least; low <= greatest; low += width) {
                long count = 0;
                for (int number = low; number < low + width; number++) {
                    count += count(number);
                }
                bars.add(new Bar(low, low + width - 1, count));
            }
        }
        return bars;
    }
}
