package org.marienbad.ai.mcts.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.mcts.finalmove.FinalMove;
import org.marienbad.ai.mcts.finalmove.RobustChild;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.ai.mcts.finalmove.SecureChild;

class RankingTest {
    @Test
    void aSecureChoiceDistrustsActionsWithFewVisits() {
        RootCandidate often = new RootCandidate(0, 1000, new double[] {0.5, -0.5}, 0, 1, false, new int[0]);
        RootCandidate rarely = new RootCandidate(1, 4, new double[] {0.7, -0.7}, 0, 1, false, new int[0]);
        RootCandidate better = new RootCandidate(2, 900, new double[] {0.6, -0.6}, 0, 1, false, new int[0]);
        RootCandidate lost = new RootCandidate(3, 2000, new double[] {-1, 1}, 0, 0, true, new int[0]);
        RootCandidate won = new RootCandidate(4, 1, new double[] {1, -1}, 1, 1, true, new int[0]);
        assertEquals(0, first(new RobustChild(), often, rarely, better));
        assertEquals(2, first(new SecureChild(), often, rarely, better));
        assertEquals(4, first(new RobustChild(), often, rarely, lost, won));
    }

    /** Averages over chance differ in their last bit depending on their order: that is no proof of anything. */
    @Test
    void payoffsThatDifferByRoundingAreEqual() {
        float third = 1f / 3;
        RootCandidate often = new RootCandidate(0, 1000, new double[] {0, 0}, third, third, true, new int[0]);
        RootCandidate rarely =
                new RootCandidate(1, 1, new double[] {0, 0}, Math.nextUp(third), Math.nextUp(third), true, new int[0]);
        assertEquals(0, first(new RobustChild(), often, rarely));
    }

    private static int first(FinalMove choice, RootCandidate... candidates) {
        return Ranking.ranked(List.of(candidates), choice.order(0, 2)).get(0).action();
    }
}
