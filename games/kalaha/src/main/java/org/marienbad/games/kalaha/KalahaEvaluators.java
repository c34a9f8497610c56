package org.marienbad.games.kalaha;

import java.util.List;
import org.marienbad.framework.game.NamedEvaluator;

/** Estimates of the payoff: first of the final margin in stones, then of the payoff that follows from it. */
final class KalahaEvaluators {
    /** Variance of the final margin by stone left in the pits, about that of games between alpha-beta players. */
    private static final double VARIANCE = 3;

    private KalahaEvaluators() {}

    static List<NamedEvaluator> of(KalahaRules rules) {
        return List.of(
                new NamedEvaluator(
                        "potential",
                        (state, out) -> write(rules, (KalahaState) state, KalahaEvaluators::potential, out)),
                new NamedEvaluator(
                        "stores", (state, out) -> write(rules, (KalahaState) state, KalahaEvaluators::stores, out)));
    }

    /** The final margin of the own side, in stones. */
    private interface Estimate {
        double margin(KalahaState state);
    }

    private static void write(KalahaRules rules, KalahaState state, Estimate estimate, double[] out) {
        write(rules, state, estimate.margin(state), out);
    }

    /** The payoff of each seat for a final margin of {@code margin} stones, estimated for the own side. */
    static void write(KalahaRules rules, KalahaState state, double margin, double[] out) {
        double value = value(rules, state, margin);
        int side = state.flags & KalahaState.SIDE;
        out[side] = value;
        out[1 - side] = 0 - value;
    }

    private static double value(KalahaRules rules, KalahaState state, double margin) {
        if (rules.margin()) {
            return Math.max(-1, Math.min(1, margin / rules.total()));
        }
        int left = state.inPits();
        int lead = state.store(true) - state.store(false);
        if (Math.abs(lead) > left) {
            return Integer.signum(lead);
        }
        return margin == 0 ? 0 : margin / Math.sqrt(margin * margin + VARIANCE * left);
    }

    private static double stores(KalahaState state) {
        return state.store(true) - state.store(false);
    }

    /**
     * The stores, and for each side its playable pits, its pits that end in the store, and the greatest capture at
     * hand. An empty pit next to the store counts, too. The weights are rounded from least squares over some 10⁵
     * positions of games between alpha-beta players of several sizes and rules. At equal depth it takes about 70 % of
     * the games from the stores alone.
     */
    private static double potential(KalahaState state) {
        int last = state.rules.pits() - 1;
        int ring = 2 * last + 3;
        boolean emptyCapture = state.rules.emptyCapture();
        double margin = 1.1 * stores(state);
        int ownCapture = 0;
        int otherCapture = 0;
        for (int pit = 0; pit <= last; pit++) {
            int own = state.pit(true, pit);
            int other = state.pit(false, pit);
            int distance = last + 1 - pit;
            margin += (own != 0 ? 1.6 : 0) - (other != 0 ? 1.6 : 0);
            if (own != 0) {
                if (own % ring == distance) {
                    margin += 1.7;
                } else if (own < distance && state.pit(true, pit + own) == 0) {
                    int taken = state.pit(false, distance - 1 - own);
                    ownCapture = Math.max(ownCapture, emptyCapture || taken != 0 ? taken + 1 : 0);
                }
            }
            if (other != 0) {
                if (other % ring == distance) {
                    margin -= 0.7;
                } else if (other < distance && state.pit(false, pit + other) == 0) {
                    int taken = state.pit(true, distance - 1 - other);
                    otherCapture = Math.max(otherCapture, emptyCapture || taken != 0 ? taken + 1 : 0);
                }
            }
        }
        margin += (state.pit(true, last) == 0 ? 1.5 : 0) - (state.pit(false, last) == 0 ? 1.5 : 0);
        return margin + ownCapture - 0.4 * otherCapture;
    }
}
