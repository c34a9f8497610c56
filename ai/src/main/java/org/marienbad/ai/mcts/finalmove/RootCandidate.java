package org.marienbad.ai.mcts.finalmove;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A search's findings about an action at the root.
 *
 * @param values mean payoff of each seat, NaN where unknown; read only
 * @param low least payoff of the seat to move that is still possible, on the scale from 0 to 1
 * @param high greatest payoff of the seat to move that is still possible, likewise
 * @param exact whether the values are proven
 * @param continuation the plies expected after it; read only
 */
public record RootCandidate(
        int action, long visits, double[] values, double low, double high, boolean exact, int[] continuation) {

    /** The candidates of independent searches of the same position as one list, by action. */
    public static List<RootCandidate> merged(Collection<List<RootCandidate>> searches) {
        Map<Integer, RootCandidate> byAction = new TreeMap<>();
        searches.forEach(list -> list.forEach(one -> byAction.merge(one.action, one, RootCandidate::plus)));
        return new ArrayList<>(byAction.values());
    }

    /** The findings of two independent searches together; the continuation is that of the one with more visits. */
    private RootCandidate plus(RootCandidate other) {
        RootCandidate more = exact || !other.exact && visits >= other.visits ? this : other;
        double[] means = more.values.clone();
        if (!more.exact) {
            for (int seat = 0; seat < means.length; seat++) {
                means[seat] = visits == 0
                        ? other.values[seat]
                        : other.visits == 0
                                ? values[seat]
                                : (values[seat] * visits + other.values[seat] * other.visits) / (visits + other.visits);
            }
        }
        return new RootCandidate(
                action,
                visits + other.visits,
                means,
                Math.max(low, other.low),
                Math.min(high, other.high),
                more.exact,
                more.continuation);
    }

    /** The same with another continuation. */
    public RootCandidate withContinuation(int[] plies) {
        return new RootCandidate(action, visits, values, low, high, exact, plies);
    }

    /** The mean payoff of {@code seat}; negative infinity where unknown. */
    public double mean(int seat) {
        return visits == 0 || Double.isNaN(values[seat]) ? Double.NEGATIVE_INFINITY : values[seat];
    }
}
