package org.marienbad.learn.training;

import java.util.Arrays;

/** What was estimated along a game, and the λ-returns that follow from it. */
final class Trajectory {
    private final int seats;
    private int plies;
    /** By ply, the number of its first sample. */
    private int[] firstSamples = new int[64];
    /** By ply and seat, what is expected of the next position; of the best one where another was explored. */
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

    Trajectory(int seats) {
        this.seats = seats;
        expected = new double[64 * seats];
        returns = new double[seats];
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

    /** Ends the ply: the payoffs expected next stand in {@code estimates} from {@code from} on. */
    void next(double[] estimates, int from, boolean explored) {
        System.arraycopy(estimates, from, expected, plies * seats, seats);
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

    /** Computes the λ-return of every ply of a game that ended with {@code payoffs}. */
    void returns(double[] payoffs, double lambda) {
        System.arraycopy(payoffs, 0, returns, 0, seats);
        targets = targets.length < samples ? new double[2 * samples] : targets;
        for (int ply = plies - 1; ply >= 0; ply--) {
            double kept = weights[ply] == Weight.NOTHING ? 0 : lambda;
            for (int seat = 0; seat < seats && weights[ply] != Weight.ALL; seat++) {
                returns[seat] = kept * returns[seat] + (1 - kept) * expected[ply * seats + seat];
            }
            for (int sample = firstSamples[ply]; sample < firstSamples[ply + 1]; sample++) {
                targets[sample] = returns[viewers[sample]];
            }
        }
    }

    /** The return, a payoff, of sample number {@code sample} for its seat. */
    double target(int sample) {
        return targets[sample];
    }
}
