package org.marienbad.ai.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.marienbad.ai.TakeAway;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

class LeafEvaluationTest {
    private static final TakeAway GAME = new TakeAway(12, 3);

    /** Its accumulator is the number of stones and of plies. */
    private static final class Stones implements IncrementalEvaluator {
        private int updates;

        @Override
        public int accumulatorLength() {
            return 2;
        }

        @Override
        public void initialize(State state, double[] accumulator) {
            accumulator[0] = TakeAway.left(state);
            accumulator[1] = 0;
        }

        @Override
        public void update(State before, double[] from, int action, State after, double[] to) {
            assertEquals(TakeAway.left(before), from[0]);
            to[0] = from[0] - action - 1;
            to[1] = from[1] + 1;
            updates++;
        }

        @Override
        public void evaluate(State state, double[] accumulator, double[] out) {
            assertEquals(TakeAway.left(state), accumulator[0]);
            out[0] = accumulator[0];
            out[1] = accumulator[1];
        }

        @Override
        public void evaluate(State state, double[] out) {
            throw new AssertionError("the accumulator is known");
        }
    }

    @Test
    void anIncrementalEvaluatorIsToldEveryPly() {
        Stones stones = new Stones();
        LeafEvaluation leaves = new LeafEvaluation(stones);
        assertTrue(leaves.isIncremental());
        State state = GAME.newInitialState();
        leaves.reserve(0);
        leaves.begin(state);
        double[] out = new double[2];
        leaves.evaluate(state, 0, out);
        assertArrayEquals(new double[] {12, 0}, out);
        for (int ply = 0; ply < 4; ply++) {
            // What is known of the plies before stays when there is room for more.
            leaves.reserve(ply + 1);
            leaves.reserve(ply);
            State next = state.copy();
            next.apply(ply % 3);
            leaves.played(state, ply % 3, next, ply);
            leaves.evaluate(next, ply + 1, out);
            assertArrayEquals(new double[] {TakeAway.left(next), ply + 1}, out);
            state = next;
        }
        State last = GAME.at(2, 0);
        State over = last.copy();
        over.apply(1);
        int updates = stones.updates;
        leaves.played(last, 1, over, 1);
        assertEquals(updates, stones.updates, "the end of a game is not estimated");
    }

    @Test
    void anyOtherEvaluatorLooksAtThePosition() {
        Evaluator evaluator = (state, out) -> out[0] = 10 * TakeAway.left(state);
        LeafEvaluation leaves = new LeafEvaluation(evaluator);
        assertFalse(leaves.isIncremental());
        State state = GAME.newInitialState();
        leaves.reserve(3);
        leaves.begin(state);
        State next = state.copy();
        next.apply(0);
        leaves.played(state, 0, next, 0);
        double[] out = new double[2];
        leaves.evaluate(next, 1, out);
        assertEquals(110, out[0]);
    }

    @Test
    void aCancelledSearchSpendsNothingMore() {
        boolean[] cancelled = {false};
        Monitor monitor = () -> cancelled[0];
        SearchLimits limits = new SearchLimits(Budget.UNLIMITED, monitor, () -> Decision.of(0));
        for (int i = 0; i < 1000; i++) {
            assertTrue(limits.spend());
        }
        assertFalse(limits.isCancelled());
        assertTrue(limits.spend());
        cancelled[0] = true;
        assertTrue(limits.isCancelled());
        assertFalse(limits.spend());
        assertTrue(limits.expired());
        assertEquals(1001, limits.spent());
        cancelled[0] = false;
        assertTrue(limits.isCancelled(), "for good");
    }
}
