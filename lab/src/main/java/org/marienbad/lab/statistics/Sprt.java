package org.marienbad.lab.statistics;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sequential probability ratio test of a match: is the first player better by {@code elo1} rather than by {@code
 * elo0}? After each result the logarithm of the likelihood ratio either reaches a bound (A. Wald: Sequential tests of
 * statistical hypotheses. Annals of Mathematical Statistics 16, 1945) or the match goes on. The share of draws is
 * unknown, so both likelihoods are maximized over all distributions of the results with the hypothetical mean score. It
 * is the generalized test as used for chess programs (M. Van den Bergh: A practical introduction to the GSPRT, 2017;
 * the maximization after A. B. Owen: Empirical likelihood, 2001, chapter 2).
 *
 * @param elo0 H0: the advantage is this; the mean score is then 1 / (1 + 10^(−elo0/400)), a draw being half a point
 * @param elo1 H1: the advantage is this; greater than elo0
 * @param alpha probability of accepting H1 where H0 holds, in (0, 0.5)
 * @param beta probability of accepting H0 where H1 holds, in (0, 0.5)
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    private static final Pattern TEXT = Pattern.compile("sprt\\(([^()]*)\\)");
    private static final String FORM =
            "sprt(elo0,elo1) or sprt(elo0,elo1,alpha,beta), for example sprt(0,10) or sprt(0,10,0.05,0.05)";

    /** An outcome that never happened gets the weight of this part of a result, so that nothing seems impossible. */
    private static final double UNSEEN = 1e-3;

    /** Whether the match goes on. */
    public enum Decision {
        /** Neither hypothesis is accepted yet. */
        CONTINUE,
        /** The advantage is elo0 rather than elo1. */
        H0,
        /** The advantage is elo1 rather than elo0. */
        H1
    }

    /**
     * The state of a match.
     *
     * @param ratio logarithm of the likelihood of H1 over that of H0
     * @param lower at or below this H0 is accepted
     * @param upper at or above this H1 is accepted
     */
    public record Status(double ratio, double lower, double upper, Decision decision) {}

    /** @throws IllegalArgumentException if a parameter is out of its range */
    public Sprt {
        if (!(Double.isFinite(elo0) && Double.isFinite(elo1) && elo0 < elo1)) {
            throw new IllegalArgumentException("elo0 " + elo0 + " must be less than elo1 " + elo1);
        }
        require("alpha", alpha);
        require("beta", beta);
    }

    /** With alpha = beta = 0.05. */
    public Sprt(double elo0, double elo1) {
        this(elo0, elo1, 0.05, 0.05);
    }

    private static void require(String name, double probability) {
        if (!(probability > 0 && probability < 0.5)) {
            throw new IllegalArgumentException(name + " " + probability + " is not between 0 and 0.5");
        }
    }

    /**
     * Reads {@code sprt(elo0,elo1)} or {@code sprt(elo0,elo1,alpha,beta)}.
     *
     * @throws IllegalArgumentException saying what was expected
     */
    public static Sprt parse(String text) {
        Matcher matcher = TEXT.matcher(text.replaceAll("\\s", ""));
        String[] parts = matcher.matches() ? matcher.group(1).split(",", -1) : new String[0];
        if (parts.length != 2 && parts.length != 4) {
            throw new IllegalArgumentException("'" + text + "' is not allowed; allowed: " + FORM);
        }
        double[] numbers = new double[parts.length];
        for (int i = 0; i < parts.length; i++) {
            try {
                numbers[i] = Double.parseDouble(parts[i]);
            } catch (NumberFormatException malformed) {
                throw new IllegalArgumentException(
                        "'" + parts[i] + "' in '" + text + "' is not a number; allowed: " + FORM, malformed);
            }
        }
        try {
            return numbers.length == 2
                    ? new Sprt(numbers[0], numbers[1])
                    : new Sprt(numbers[0], numbers[1], numbers[2], numbers[3]);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("'" + text + "': " + wrong.getMessage(), wrong);
        }
    }

    /** The text form; {@link #parse} reads it. */
    @Override
    public String toString() {
        String elos = "sprt(" + plain(elo0) + "," + plain(elo1);
        return alpha == 0.05 && beta == 0.05 ? elos + ")" : elos + "," + plain(alpha) + "," + plain(beta) + ")";
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? String.format(Locale.ROOT, "%.0f", number) : String.valueOf(number);
    }

    /** After games that the first player won, drew and lost: the trinomial test. */
    public Status after(long wins, long draws, long losses) {
        return after(new long[] {losses, draws, wins});
    }

    /**
     * After results counted by score: {@code counts[k]} results had the k-th of equally spaced scores from 0 to 1.
     * Three counts are games (loss, draw, win). Five are pairs of games with the same seed and exchanged seats (0, ½,
     * 1, 1½ and 2 points of two). These are decided sooner, since the advantage of seat and seed cancels (the
     * pentanomial test).
     *
     * @throws IllegalArgumentException for fewer than two counts or negative ones
     */
    public Status after(long[] counts) {
        if (counts.length < 2) {
            throw new IllegalArgumentException("a test needs the counts of at least two scores");
        }
        double[] weights = new double[counts.length];
        long results = 0;
        for (int k = 0; k < counts.length; k++) {
            if (counts[k] < 0) {
                throw new IllegalArgumentException("negative count " + counts[k]);
            }
            weights[k] = counts[k] == 0 ? UNSEEN : counts[k];
            results += counts[k];
        }
        double ratio =
                results == 0 ? 0 : logLikelihood(weights, expected(elo1)) - logLikelihood(weights, expected(elo0));
        double lower = StrictMath.log(beta / (1 - alpha));
        double upper = StrictMath.log((1 - beta) / alpha);
        Decision decision = ratio <= lower ? Decision.H0 : ratio >= upper ? Decision.H1 : Decision.CONTINUE;
        return new Status(ratio, lower, upper, decision);
    }

    private static double expected(double elo) {
        return 1 / (1 + StrictMath.pow(10, -elo / 400));
    }

    /**
     * Up to a constant, the greatest log-likelihood of the results under a distribution with mean {@code mean}. It has
     * the probabilities p_k = w_k / (1 + x (s_k − mean)) with the x that gives it this mean.
     */
    private static double logLikelihood(double[] weights, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        // The slope falls from +∞ to −∞ between the ends.
        for (int halving = 0; halving < 100; halving++) {
            double x = (low + high) / 2;
            if (slope(weights, mean, x) > 0) {
                low = x;
            } else {
                high = x;
            }
        }
        return value(weights, mean, (low + high) / 2);
    }

    private static double slope(double[] weights, double mean, double x) {
        double sum = 0;
        for (int k = 0; k < weights.length; k++) {
            double apart = (double) k / (weights.length - 1) - mean;
            sum += weights[k] * apart / (1 + x * apart);
        }
        return sum;
    }

    private static double value(double[] weights, double mean, double x) {
        double sum = 0;
        for (int k = 0; k < weights.length; k++) {
            double apart = (double) k / (weights.length - 1) - mean;
            sum -= weights[k] * StrictMath.log1p(x * apart);
        }
        return sum;
    }
}
