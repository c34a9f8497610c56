package org.marienbad.ai.mcts;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.marienbad.framework.player.Decision;

/**
 * What a search knows of an action at the root.
 *
 * @param values mean payoff of each seat, NaN where unknown
 * @param low least payoff of the seat to move that is still possible
 * @param high greatest payoff of the seat to move that is still possible
 * @param exact whether the values are proven
 * @param continuation the plies expected after it
 */
record Candidate(int action, long visits, double[] values, double low, double high, boolean exact, int[] continuation) {

    /** The candidates of independent searches of the same position as one list, by action. */
    static List<Candidate> merged(Collection<List<Candidate>> searches) {
        Map<Integer, Candidate> byAction = new TreeMap<>();
        searches.forEach(list -> list.forEach(one -> byAction.merge(one.action, one, Candidate::plus)));
        return new ArrayList<>(byAction.values());
    }

    /** What two independent searches know together; the continuation is that of the one with more visits. */
    private Candidate plus(Candidate other) {
        Candidate more = exact || !other.exact && visits >= other.visits ? this : other;
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
        return new Candidate(
                action,
                visits + other.visits,
                means,
                Math.max(low, other.low),
                Math.min(high, other.high),
                more.exact,
                more.continuation);
    }

    /** The mean payoff of the seat to move, unless unknown. */
    double trust(int seat) {
        return visits == 0 || Double.isNaN(values[seat]) ? Double.NEGATIVE_INFINITY : values[seat];
    }

    /** What the seat to move may count on: a part {@code security} of the payoff range less after one visit. */
    double secure(int seat, double security) {
        return exact ? values[seat] : trust(seat) - security / Math.sqrt(visits);
    }

    Decision.Line toLine() {
        return new Decision.Line(action, visits, values, exact, continuation);
    }
}
