package org.marienbad.ai.search.depthfirst;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.games.testgames.DiceRaceProvider;

class OutcomesTest {
    /** A die with weights 6, 5, 4, 3, 2, 1 for its faces; codes 3 to 8. */
    private final Game game = BruteForce.game(new DiceRaceProvider(), 3, Map.of("faces", 6));

    private final State state = game.newInitialState();
    private final int[] codes = new int[6];
    private final double[] shares = new double[6];

    @Test
    void allOutcomesLikeliestFirst() {
        Outcomes outcomes = new Outcomes(6, 1);
        assertEquals(6, outcomes.list(state, codes, shares));
        for (int i = 0; i < 6; i++) {
            assertEquals(3 + i, codes[i]);
            assertEquals((6 - i) / 21.0, shares[i], 1e-12);
        }
        assertFalse(outcomes.sampled());
    }

    @Test
    void aSampleIsUnbiasedAndTheSameForTheSamePosition() {
        int rounds = 20_000;
        for (int most = 1; most <= 5; most++) {
            double[] sum = new double[6];
            for (long seed = 0; seed < rounds; seed++) {
                Outcomes outcomes = new Outcomes(most, seed);
                int count = outcomes.list(state, codes, shares);
                assertTrue(count >= 1 && count <= most && outcomes.sampled());
                double total = 0;
                for (int i = 0; i < count; i++) {
                    sum[codes[i] - 3] += shares[i];
                    total += shares[i];
                }
                assertEquals(1, total, 1e-12);
                int first = codes[0];
                assertEquals(count, outcomes.list(state, codes, shares));
                assertEquals(first, codes[0]);
            }
            for (int face = 0; face < 6; face++) {
                assertEquals((6 - face) / 21.0, sum[face] / rounds, 0.02, "most " + most + ", face " + (face + 1));
            }
        }
    }
}
