package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Game;
import org.marienbad.games.testgames.NoughtsProvider;

/** The behavior at the ends of arrays. */
class PositionGraphTest {
    @Test
    void aGraphThatCannotGrowSaysSoInsteadOfFailing() {
        Game game = BruteForce.game(new NoughtsProvider(), 2, Map.of());
        for (int maxLength = 50; maxLength < 40_000; maxLength += 1 + maxLength / 3) {
            PositionGraph graph = new PositionGraph(game, maxLength);
            List<Long> asked = new ArrayList<>();
            boolean whole = graph.grow(game.newInitialState(), (growing, more) -> {
                asked.add(more);
                return true;
            });
            // 5,478 positions, two words each; and 16,167 actions, with their numbers in 4,520 positions.
            assertEquals(maxLength > 20_687, whole, "arrays up to " + maxLength);
            boolean toldTooMuch = asked.stream().anyMatch(more -> more > 1L << 60);
            assertEquals(!whole, toldTooMuch);
        }
    }
}
