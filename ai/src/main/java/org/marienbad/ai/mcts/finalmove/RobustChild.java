package org.marienbad.ai.mcts.finalmove;

import java.util.Comparator;

/** The action with the most visits; of equally visited ones that with the best mean. */
public record RobustChild() implements FinalMove {
    @Override
    public Comparator<RootCandidate> order(int seat, double payoffRange) {
        return Comparator.comparingLong(RootCandidate::visits).thenComparingDouble(one -> one.mean(seat));
    }
}
