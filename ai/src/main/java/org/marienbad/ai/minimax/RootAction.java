package org.marienbad.ai.minimax;

import java.util.Arrays;
import org.marienbad.framework.player.Decision;

/** What is known of one action of the position to decide on. */
final class RootAction {
    final int action;
    /** On the centred scale; NaN if only a bound is known. */
    double value = Double.NaN;

    boolean exact;
    /** Depth of the last iteration that has searched it. */
    int depth;

    long nodes;
    int[] line;

    RootAction(int action) {
        this.action = action;
        line = new int[] {action};
    }

    boolean known() {
        return !Double.isNaN(value);
    }

    Decision.Line toLine(int seat, double payoff, double sum) {
        double[] payoffs = {payoff, payoff};
        payoffs[1 - seat] = sum - payoff;
        return new Decision.Line(action, nodes, payoffs, exact, Arrays.copyOfRange(line, 1, line.length));
    }
}
