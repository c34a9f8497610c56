package org.marienbad.lab.tuning;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Seeds;
import org.marienbad.lab.space.Axis;
import org.marienbad.lab.space.SettingSpace;

/**
 * Simultaneous perturbation stochastic approximation. At step k all coordinates move at once by ±c_k, each with a
 * random sign, both ways. The difference of the two measurements estimates the gradient, along which the point moves by
 * a_k. Two measurements a step are enough, however many coordinates there are. The step sizes are c_k = c / (k +
 * 1)^0.101 and a_k = a / (A + k + 1)^0.602. A is a tenth of all steps. Coordinates are positions in the ranges of the
 * axes, from 0 to 1. The size a makes the first step move by {@link #FIRST_MOVE} if the measurements differ by noise
 * alone. The result is the mean of the points of the second half of the steps, which is less noisy than the last one.
 *
 * <p>J. C. Spall: Multivariate stochastic approximation using a simultaneous perturbation gradient approximation. IEEE
 * Transactions on Automatic Control 37 (1992). The gains are those of his Implementation of the simultaneous
 * perturbation algorithm for stochastic optimization, IEEE Transactions on Aerospace and Electronic Systems 34 (1998).
 * For games: L. Kocsis, C. Szepesvári: Universal parameter optimisation in games based on SPSA. Machine Learning 63
 * (2006). Averaging: B. T. Polyak, A. B. Juditsky: Acceleration of stochastic approximation by averaging. SIAM Journal
 * on Control and Optimization 30 (1992).
 */
public final class Spsa implements Optimizer {
    private static final double GAIN_DECAY = 0.602;
    private static final double PERTURBATION_DECAY = 0.101;
    /** Of the ranges. */
    private static final double PERTURBATION = 0.15;

    private static final double FIRST_MOVE = 0.05;

    private final List<Axis> axes;
    private final long seed;
    private final long steps;
    private final double gain;
    private final double delay;
    private final double[] point;
    private final double[] sums;
    private long averaged;
    private long step;
    private double[] above;
    private double[] below;

    /**
     * Starts at {@code start}, in the middle of the ranges where that is outside of them.
     *
     * @param space of ranges alone
     * @param start a value for every axis, as far as it is known
     * @param steps how often it will be told results
     * @param games how many games are measured at every point of a step
     * @throws IllegalArgumentException if an axis has no range
     */
    public Spsa(SettingSpace space, Map<String, String> start, long steps, int games, long seed) {
        axes = space.axes();
        for (Axis axis : axes) {
            if (!axis.isRange()) {
                throw new IllegalArgumentException("SPSA needs ranges of numbers, and '" + axis.key()
                        + "' has a list of values; allowed: a range such as 0.1..3, or the method ntbea");
            }
        }
        this.seed = seed;
        this.steps = steps;
        delay = steps / 10.0;
        double noise = Math.sqrt(2) * 0.5 / Math.sqrt(games) / (2 * PERTURBATION);
        gain = FIRST_MOVE / noise * StrictMath.pow(delay + 1, GAIN_DECAY);
        point = new double[axes.size()];
        for (int i = 0; i < point.length; i++) {
            String value = start.get(axes.get(i).key());
            point[i] = value == null ? 0.5 : axes.get(i).position(value).orElse(0.5);
        }
        sums = new double[point.length];
        perturb();
    }

    private void perturb() {
        SplittableRandom random = Seeds.stream(seed, "spsa", step);
        double size = PERTURBATION / StrictMath.pow(step + 1.0, PERTURBATION_DECAY);
        above = new double[point.length];
        below = new double[point.length];
        for (int i = 0; i < point.length; i++) {
            // A whole number has to change, or nothing is learned.
            double move = Math.max(size, 0.75 * axes.get(i).step()) * (random.nextBoolean() ? 1 : -1);
            above[i] = clipped(point[i] + move);
            below[i] = clipped(point[i] - move);
        }
    }

    private static double clipped(double position) {
        return Math.max(0, Math.min(1, position));
    }

    @Override
    public List<Map<String, String>> ask() {
        return List.of(values(above), values(below));
    }

    private Map<String, String> values(double[] positions) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < positions.length; i++) {
            values.put(axes.get(i).key(), axes.get(i).at(positions[i]));
        }
        return values;
    }

    @Override
    public void tell(double[] shares) {
        double size = gain / StrictMath.pow(delay + step + 1, GAIN_DECAY);
        for (int i = 0; i < point.length; i++) {
            double apart = measured(i, above) - measured(i, below);
            if (apart != 0) {
                point[i] = clipped(point[i] + size * (shares[0] - shares[1]) / apart);
            }
        }
        if (step >= steps / 2) {
            averaged++;
            for (int i = 0; i < point.length; i++) {
                sums[i] += point[i];
            }
        }
        step++;
        perturb();
    }

    /** The place of the measured value, which was rounded. */
    private double measured(int axis, double[] positions) {
        return axes.get(axis).position(axes.get(axis).at(positions[axis])).orElse(positions[axis]);
    }

    @Override
    public Map<String, String> best() {
        if (averaged == 0) {
            return values(point);
        }
        double[] mean = sums.clone();
        for (int i = 0; i < mean.length; i++) {
            mean[i] /= averaged;
        }
        return values(mean);
    }
}
