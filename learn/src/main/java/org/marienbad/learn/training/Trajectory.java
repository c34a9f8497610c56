package org.marienbad.learn.training;

import java.util.Arrays;

/** The estimates along a game, and the λ-returns that follow from them. */
final class Trajectory {
    /** How many numbers tell the expectation of a seat. */
    private final int width;
    /** How many tell the expectations of all. */
    private final int all;

    private int plies;
    /** By ply, the number of its first sample. */
    private int[] firstSamples = new int[64];
    /** By ply and seat, what is expected of the next position (see {@link Outlook}); of the best one where another was explored. */
    private double[] expected;
    /** By ply, how much of the returns after it counts: all, λ, or nothing where an action was explored. */
    private Weight[] weights = new Weight[64];

    private int samples;
    /** By sample, the seat whose estimate it is. */
    private int[] viewers = new int[64];

    private double[] targets = {};
    private final double[] returns;

    private enum Weight {
        ALL,
        LAMBDA,
        NOTHING
    }

    Trajectory(int seats, int width) {
        this.width = width;
        all = seats * width;
        expected = new double[64 * all];
        returns = new double[all];
    }

    void clear() {
        plies = 0;
        samples = 0;
    }

    /** Begins a ply. */
    void add() {
        if (plies + 1 == firstSamples.length) {
            firstSamples = Arrays.copyOf(firstSamples, 2 * firstSamples.length);
            weights = Arrays.copyOf(weights, 2 * weights.length);
            expected = Arrays.copyOf(expected, 2 * expected.length);
        }
        firstSamples[plies] = samples;
    }

    /** The next sample of this ply is the estimate of {@code seat}. */
    void viewer(int seat) {
        if (samples == viewers.length) {
            viewers = Arrays.copyOf(viewers, 2 * samples);
        }
        viewers[samples++] = seat;
    }

    /** Ends the ply, after which {@code outlook} is expected. */
    void next(double[] outlook, boolean explored) {
        System.arraycopy(outlook, 0, expected, plies * all, all);
        end(explored ? Weight.NOTHING : Weight.LAMBDA);
    }

    /** Ends the ply: nothing is known of the next position but what comes of it. */
    void passOn() {
        end(Weight.ALL);
    }

    private void end(Weight weight) {
        weights[plies++] = weight;
        firstSamples[plies] = samples;
    }

    /** Computes the λ-return of every ply of a game that ended with {@code result}. */
    void returns(double[] result, double lambda) {
        System.arraycopy(result, 0, returns, 0, all);
        targets = targets.length < width * samples ? new double[2 * width * samples] : targets;
        for (int ply = plies - 1; ply >= 0; ply--) {
            double kept = weights[ply] == Weight.NOTHING ? 0 : lambda;
            for (int i = 0; i < all && weights[ply] != Weight.ALL; i++) {
                returns[i] = kept * returns[i] + (1 - kept) * expected[ply * all + i];
            }
            for (int sample = firstSamples[ply]; sample < firstSamples[ply + 1]; sample++) {
                System.arraycopy(returns, width * viewers[sample], targets, width * sample, width);
            }
        }
    }

    /** The returns of the samples for their seats, one behind the other. */
    double target(int number) {
        return targets[number];
    }
}
