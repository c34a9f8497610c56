package org.marienbad.ai.montecarlo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.Watched;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.SearchStep;

/** Playouts are told as they are given out and counted. */
class ObservedPlayoutsTest {
    private static final double EQUAL = 1e-12;

    /** Means and UCB1 as they are written down. */
    private static final class Textbook implements Watched.Visitor {
        private final Map<Integer, Integer> visits = new HashMap<>();
        private final Map<Integer, Double> sums = new HashMap<>();
        private int played;

        @Override
        public void visit(SearchStep step, List<State> path, List<Integer> actions) {
            if (step instanceof SearchStep.Select select && select.rule().equals("ucb1")) {
                double most = Double.NEGATIVE_INFINITY;
                double chosen = 0;
                for (SearchStep.Option option : select.options()) {
                    int n = visits.getOrDefault(option.action(), 0);
                    double score = n == 0
                            ? Double.POSITIVE_INFINITY
                            : sums.get(option.action()) / n + Math.sqrt(2 * Math.log(played) / n);
                    assertEquals(score, option.score(), EQUAL);
                    most = Math.max(most, score);
                    chosen = option.action() == select.chosen() ? score : chosen;
                }
                assertEquals(most, chosen, EQUAL);
            } else if (step instanceof SearchStep.BackUp backUp) {
                int action = actions.get(0);
                played++;
                visits.merge(action, 1, Integer::sum);
                sums.merge(action, backUp.payoffs()[path.get(0).actor()], Double::sum);
                assertEquals(played, backUp.visits()[0]);
                assertEquals(visits.get(action).longValue(), backUp.visits()[1]);
                assertEquals(sums.get(action) / visits.get(action), backUp.means()[1], EQUAL);
            }
        }
    }

    @Test
    void everyAllocationCountsRight() {
        TicTacToe game = new TicTacToe();
        for (PlayoutAllocation allocation :
                List.of(new UniformAllocation(), new Ucb1Allocation(), new SequentialHalving(game))) {
            Watched watched = new Watched();
            State root = game.newInitialState();
            MonteCarlo.of(game).allocation(allocation).iterations(300).build(1).search(root, Budget.UNLIMITED, watched);
            Textbook textbook = new Textbook();
            watched.follow(root, textbook);
            assertEquals(300, textbook.played);
            assertTrue(watched.count(SearchStep.Select.class) == 300);
        }
    }
}
