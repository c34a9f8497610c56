package org.marienbad.ai.mcts.finalmove;

import java.util.Comparator;

/**
 * The action with the greatest lower confidence bound, {@code mean - margin * range / sqrt(n)}; of equals that with the most
 * visits.
 *
 * @param margin how far the bound is below the mean after one visit, in parts of the game's payoff range; not negative
 */
public record SecureChild(double margin) implements FinalMove {
    private static final double DEFAULT_MARGIN = 2;

    public SecureChild {
        if (!(margin >= 0)) {
            throw new IllegalArgumentException("the margin is " + margin + ", but must not be negative");
        }
    }

    /** A margin of twice the payoff range. */
    public SecureChild() {
        this(DEFAULT_MARGIN);
    }

    @Override
    public Comparator<RootCandidate> order(int seat, double payoffRange) {
        double width = margin * payoffRange;
        return Comparator.<RootCandidate>comparingDouble(one -> bound(one, seat, width))
                .thenComparing(new RobustChild().order(seat, payoffRange));
    }

    private static double bound(RootCandidate one, int seat, double width) {
        return one.exact() ? one.values()[seat] : one.mean(seat) - width / Math.sqrt((double) one.visits());
    }
}
