package org.marienbad.ai.mcts.finalmove;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class FinalMovesTest {
    private static RootCandidate candidate(int action, long visits, double... values) {
        return new RootCandidate(action, visits, values, 0, 1, false, new int[] {action, (int) visits});
    }

    private static RootCandidate proven(int action, long visits, double... values) {
        return new RootCandidate(action, visits, values, 0.5, 0.5, true, new int[] {action});
    }

    private static int best(FinalMove choice, int seat, RootCandidate... candidates) {
        return List.of(candidates).stream()
                .max(choice.order(seat, 2))
                .orElseThrow()
                .action();
    }

    @Test
    void theRobustChildHasTheMostVisitsAndThenTheBestMean() {
        RobustChild robust = new RobustChild();
        assertEquals(1, best(robust, 0, candidate(0, 10, 0.9, -0.9), candidate(1, 11, 0.1, -0.1)));
        assertEquals(0, best(robust, 0, candidate(0, 10, 0.2, -0.2), candidate(1, 10, 0.1, -0.1)));
        assertEquals(1, best(robust, 1, candidate(0, 10, 0.2, -0.2), candidate(1, 10, 0.1, -0.1)));
    }

    /** With a margin of 3, a range of 2, and 100 and 4 visits the bounds are 0.6 and 3 below the means. */
    @Test
    void theSecureChildHasTheGreatestLowerBound() {
        SecureChild secure = new SecureChild(3);
        assertEquals(0, best(secure, 0, candidate(0, 100, 0), candidate(1, 4, 2.39)));
        assertEquals(1, best(secure, 0, candidate(0, 100, 0), candidate(1, 4, 2.41)));
        assertEquals(1, best(secure, 0, proven(0, 100, 0.1), candidate(1, 100, 0.71)), "what is proven has no margin");
        assertEquals(0, best(secure, 0, proven(0, 1, 0.1), candidate(1, 100, 0.69)));
        assertEquals(1, best(secure, 0, candidate(0, 0, Double.NaN), candidate(1, 1, -1)));
        assertEquals(1, best(secure, 0, proven(0, 1, 0.1), proven(1, 2, 0.1)), "of equals the one with more visits");
        assertEquals(new SecureChild(2), new SecureChild());
        assertThrows(IllegalArgumentException.class, () -> new SecureChild(-0.1));
        assertThrows(IllegalArgumentException.class, () -> new SecureChild(Double.NaN));
    }

    @Test
    void independentSearchesAreAddedUp() {
        List<RootCandidate> merged = RootCandidate.merged(List.of(
                List.of(candidate(4, 30, 0.2, -0.2), candidate(2, 5, 0.5, -0.5)),
                List.of(candidate(2, 0, Double.NaN, Double.NaN), candidate(4, 10, 0.6, -0.6))));
        assertEquals(2, merged.size());
        assertEquals(2, merged.get(0).action());
        assertEquals(5, merged.get(0).visits());
        assertEquals(0.5, merged.get(0).mean(0));
        RootCandidate four = merged.get(1);
        assertEquals(40, four.visits());
        assertEquals((30 * 0.2 + 10 * 0.6) / 40, four.mean(0), 1e-12);
        assertEquals(-four.mean(0), four.mean(1), 1e-12);
        assertArrayEquals(new int[] {4, 30}, four.continuation(), "of the one with more visits");
    }

    @Test
    void aProofOfOneSearchIsAProofForAll() {
        RootCandidate open = new RootCandidate(1, 90, new double[] {0.9}, 0.2, 0.8, false, new int[] {1, 90});
        for (List<List<RootCandidate>> searches : List.of(
                List.of(List.of(open), List.of(proven(1, 3, 0.25))),
                List.of(List.of(proven(1, 3, 0.25)), List.of(open)))) {
            RootCandidate both = RootCandidate.merged(searches).get(0);
            assertEquals(true, both.exact());
            assertEquals(0.25, both.mean(0));
            assertEquals(93, both.visits());
            assertEquals(0.5, both.low());
            assertEquals(0.5, both.high());
            assertArrayEquals(new int[] {1}, both.continuation());
        }
        RootCandidate unseen = new RootCandidate(1, 0, new double[] {Double.NaN}, 0.3, 0.9, false, new int[0]);
        RootCandidate both =
                RootCandidate.merged(List.of(List.of(unseen), List.of(open))).get(0);
        assertEquals(0.9, both.mean(0));
        assertEquals(0.3, both.low());
        assertEquals(0.8, both.high());
    }

    @Test
    void unknownValuesAreTheLeast() {
        assertEquals(Double.NEGATIVE_INFINITY, candidate(0, 0, 0.5).mean(0));
        assertEquals(Double.NEGATIVE_INFINITY, candidate(0, 3, Double.NaN).mean(0));
        assertEquals(0.5, candidate(0, 3, 0.5).mean(0));
    }

    @Test
    void onlyTheContinuationIsReplaced() {
        RootCandidate other = proven(3, 7, 0.5).withContinuation(new int[] {8, 9});
        assertArrayEquals(new int[] {8, 9}, other.continuation());
        assertEquals(3, other.action());
        assertEquals(7, other.visits());
        assertEquals(true, other.exact());
    }
}
