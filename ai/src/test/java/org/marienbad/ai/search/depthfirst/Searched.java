package org.marienbad.ai.search.depthfirst;

import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.deepening.DepthSearch;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/** The value of a position by a {@link DepthSearch} of one depth, and its cost. */
record Searched(double[] value, long nodes) {
    static Searched of(DepthSearch search, State state, int maxLegalActions, int seats, int depth) {
        SearchLimits clock = new SearchLimits(Budget.UNLIMITED, Monitor.NONE, () -> Decision.of(0));
        search.start(state, state.actor(), clock);
        search.prepare(depth, new int[0]);
        int[] actions = new int[maxLegalActions];
        int count = state.legalActions(actions);
        double[] best = null;
        for (int i = 0; i < count; i++) {
            double[] value = new double[seats];
            if (search.search(actions[i], depth, best, value) && (best == null || search.prefers(value, best))) {
                best = value;
            }
        }
        return new Searched(best, clock.spent());
    }
}
