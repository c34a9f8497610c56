package org.marienbad.lab.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.hipparchus.exception.MathIllegalArgumentException;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.DecompositionSolver;
import org.hipparchus.linear.LUDecomposition;

/**
 * Finds the {@link Ratings} of greatest likelihood. Every alternative of a choice has the weight exp(x·θ) with a fixed
 * vector x, so the log-likelihood is concave in θ. A step is Newton's where that climbs, else one of the MM algorithm,
 * which always does (D. R. Hunter: MM algorithms for generalized Bradley–Terry models. Annals of Statistics 32, 2004;
 * in terms of θ it adds the logarithm of observed over expected).
 */
final class RatingsFit {
    private static final int MOST_STEPS = 10_000;
    /** Newton's decrement (squared distance from the maximum in standard errors) after which one step is exact. */
    private static final double NEAR = 1e-10;
    /** Steps in θ so small that the information hardly changes along them: Newton's need no check. */
    private static final double SMALL_STEP = 0.1;
    /** No finite maximum has a greater variance: one lost game among any number gives about 1. */
    private static final double UNBOUNDED = 1e4;

    private final double prior;
    private final int entrants;
    /** How many entries of θ are log-worths: the entrants' and the phantom's, if there is a prior. */
    private final int worths;
    /** By the number who share a place, where in θ their log δ is; 0 if it never happened. */
    private final int[] tieAt;
    /** How often each entry of θ was chosen, those who share a place in fractions. */
    private final double[] observed;

    private final List<Stage> stages = new ArrayList<>();

    /** x has {@code part} at each of {@code worths}, and 1 at {@code tie} if that is not 0. */
    private record Alternative(int[] worths, double part, int tie) {
        double dot(double[] theta) {
            double sum = 0;
            for (int at : worths) {
                sum += theta[at];
            }
            return part * sum + (tie == 0 ? 0 : theta[tie]);
        }

        void addTo(double[] vector, double weight) {
            for (int at : worths) {
                vector[at] += part * weight;
            }
            if (tie != 0) {
                vector[tie] += weight;
            }
        }

        IntStream entries() {
            return IntStream.concat(Arrays.stream(worths), tie == 0 ? IntStream.empty() : IntStream.of(tie));
        }
    }

    /** Equal choices, made {@code times} times; {@code entries} are those of θ that matter. */
    private record Stage(List<Alternative> alternatives, double times, int[] entries) {
        Stage(List<Alternative> alternatives, double times) {
            this(
                    alternatives,
                    times,
                    alternatives.stream()
                            .flatMapToInt(Alternative::entries)
                            .distinct()
                            .toArray());
        }
    }

    /** The likelihood and its derivatives at a point θ. */
    private final class Point {
        private final double[] theta;
        /** How often each entry of θ is expected to be chosen. */
        private final double[] expected;

        private final double[][] information;
        private double logLikelihood;

        Point(double[] theta) {
            this.theta = theta;
            int size = theta.length;
            expected = new double[size];
            information = new double[size][size];
            for (int at = 0; at < size; at++) {
                logLikelihood += observed[at] * theta[at];
            }
            double[] mean = new double[size];
            double[] one = new double[size];
            for (Stage stage : stages) {
                add(stage, mean, one);
            }
        }

        private void add(Stage stage, double[] mean, double[] one) {
            double[] chance =
                    stage.alternatives.stream().mapToDouble(x -> x.dot(theta)).toArray();
            double greatest = Arrays.stream(chance).max().orElseThrow();
            double sum = 0;
            for (int k = 0; k < chance.length; k++) {
                chance[k] = Math.exp(chance[k] - greatest);
                sum += chance[k];
            }
            logLikelihood -= stage.times * (greatest + Math.log(sum));
            for (int k = 0; k < chance.length; k++) {
                chance[k] /= sum;
                stage.alternatives.get(k).addTo(mean, chance[k]);
            }
            for (int k = 0; k < chance.length; k++) {
                Alternative alternative = stage.alternatives.get(k);
                alternative.addTo(one, 1);
                double weight = stage.times * chance[k];
                for (int row : stage.entries) {
                    for (int column : stage.entries) {
                        information[row][column] += weight * (one[row] - mean[row]) * (one[column] - mean[column]);
                    }
                }
                alternative.entries().forEach(at -> one[at] = 0);
            }
            for (int at : stage.entries) {
                expected[at] += stage.times * mean[at];
                mean[at] = 0;
            }
        }

        double[] gradient() {
            return IntStream.range(0, theta.length)
                    .mapToDouble(at -> observed[at] - expected[at])
                    .toArray();
        }

        /** Solves by the information. It does not tell a common factor of all worths, which is held at 1 instead. */
        DecompositionSolver solver() {
            double scale = IntStream.range(0, worths)
                    .mapToDouble(at -> information[at][at])
                    .max()
                    .orElseThrow();
            Array2DRowRealMatrix held = new Array2DRowRealMatrix(information);
            for (int row = 0; row < worths; row++) {
                for (int column = 0; column < worths; column++) {
                    held.addToEntry(row, column, scale / worths);
                }
            }
            return new LUDecomposition(held, Double.MIN_NORMAL).getSolver();
        }
    }

    RatingsFit(Placings placings, double prior) {
        if (!(prior >= 0 && Double.isFinite(prior))) {
            throw new IllegalArgumentException("prior " + prior + " is not a number from 0");
        }
        this.prior = prior;
        entrants = placings.entrants();
        worths = entrants + (prior > 0 ? 1 : 0);
        tieAt = new int[entrants + 1];
        int size = worths;
        for (int shared = 2; shared <= entrants; shared++) {
            if (Arrays.stream(placings.chosen()[shared - 1]).anyMatch(times -> times > 0)) {
                tieAt[shared] = size++;
            }
        }
        observed = new double[size];
        for (int shared = 1; shared <= entrants; shared++) {
            for (int entrant = 0; entrant < entrants; entrant++) {
                double part = (double) placings.chosen()[shared - 1][entrant] / shared;
                observed[entrant] += part;
                if (tieAt[shared] != 0) {
                    observed[tieAt[shared]] += part;
                }
            }
        }
        placings.choices().forEach((choice, times) -> stages.add(new Stage(alternatives(choice), times)));
        if (prior > 0) {
            addPrior();
        }
    }

    private List<Alternative> alternatives(Placings.Choice choice) {
        int[] among = choice.among().stream().toArray();
        List<Alternative> alternatives = new ArrayList<>();
        for (int shared = 1; shared <= among.length; shared++) {
            boolean possible = shared == 1 || tieAt[shared] != 0 && (choice.first() || shared < among.length);
            if (possible) {
                addSubsets(among, 0, new int[shared], 0, alternatives);
            }
        }
        return alternatives;
    }

    /** Adds all choices of {@code subset.length} entrants that begin with the first {@code taken} of {@code subset}. */
    private void addSubsets(int[] among, int from, int[] subset, int taken, List<Alternative> alternatives) {
        if (taken == subset.length) {
            alternatives.add(new Alternative(subset.clone(), 1.0 / taken, tieAt[taken]));
            return;
        }
        for (int next = from; next <= among.length - (subset.length - taken); next++) {
            subset[taken] = among[next];
            addSubsets(among, next + 1, subset, taken + 1, alternatives);
        }
    }

    private void addPrior() {
        int phantom = entrants;
        for (int entrant = 0; entrant < entrants; entrant++) {
            addPrior(new Alternative(new int[] {entrant}, 1, 0), new Alternative(new int[] {phantom}, 1, 0));
        }
        for (int at = worths; at < observed.length; at++) {
            addPrior(new Alternative(new int[0], 0, at), new Alternative(new int[0], 0, 0));
        }
    }

    private void addPrior(Alternative one, Alternative other) {
        one.addTo(observed, prior);
        other.addTo(observed, prior);
        stages.add(new Stage(List.of(one, other), 2 * prior));
    }

    /** @throws IllegalStateException if there is no maximum */
    Ratings ratings() {
        try {
            Point point = maximum();
            double[][] covariance = point.solver().getInverse().getData();
            for (int at = 0; at < covariance.length && prior == 0; at++) {
                if (!(covariance[at][at] < UNBOUNDED)) {
                    throw noMaximum();
                }
            }
            return anchored(point.theta, covariance);
        } catch (MathIllegalArgumentException flat) {
            throw noMaximum();
        }
    }

    private static IllegalStateException noMaximum() {
        return new IllegalStateException("without a prior these results determine no finite ratings");
    }

    private Point maximum() {
        Point point = new Point(new double[observed.length]);
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] gradient = point.gradient();
            double[] newton =
                    point.solver().solve(new ArrayRealVector(gradient)).toArray();
            double decrement = 0;
            double longest = 0;
            for (int at = 0; at < newton.length; at++) {
                decrement += gradient[at] * newton[at];
                longest = Math.max(longest, Math.abs(newton[at]));
            }
            Point next = new Point(sum(point.theta, newton));
            if (Math.abs(decrement) < NEAR) {
                return next;
            }
            point = longest < SMALL_STEP || next.logLikelihood > point.logLikelihood ? next : climb(point);
        }
        throw noMaximum();
    }

    /** One step of the MM algorithm: first of the worths, then of the ties. */
    private Point climb(Point from) {
        Point between = scaled(from, 0, worths);
        return observed.length == worths ? between : scaled(between, worths, observed.length);
    }

    private Point scaled(Point from, int begin, int end) {
        double[] theta = from.theta.clone();
        for (int at = begin; at < end; at++) {
            if (observed[at] == 0) {
                throw noMaximum();
            }
            theta[at] += Math.log(observed[at] / from.expected[at]);
        }
        return new Point(theta);
    }

    private static double[] sum(double[] a, double[] b) {
        return IntStream.range(0, a.length).mapToDouble(at -> a[at] + b[at]).toArray();
    }

    /** The entrants' log-worths less their mean, and the covariance of these. */
    private Ratings anchored(double[] theta, double[][] covariance) {
        double mean = Arrays.stream(theta, 0, entrants).average().orElseThrow();
        double[] rowMeans = new double[entrants];
        for (int row = 0; row < entrants; row++) {
            rowMeans[row] =
                    Arrays.stream(covariance[row], 0, entrants).average().orElseThrow();
        }
        double allMean = Arrays.stream(rowMeans).average().orElseThrow();
        double[] logWorths = new double[entrants];
        double[][] anchored = new double[entrants][entrants];
        for (int row = 0; row < entrants; row++) {
            logWorths[row] = theta[row] - mean;
            for (int column = 0; column < entrants; column++) {
                anchored[row][column] = covariance[row][column] - rowMeans[row] - rowMeans[column] + allMean;
            }
        }
        double[] ties = new double[entrants + 1];
        for (int shared = 2; shared <= entrants; shared++) {
            ties[shared] = tieAt[shared] == 0 ? 0 : Math.exp(theta[tieAt[shared]]);
        }
        return new Ratings(logWorths, anchored, ties);
    }
}
