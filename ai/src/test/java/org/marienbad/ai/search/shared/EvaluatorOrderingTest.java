package org.marienbad.ai.search.shared;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.TakeAway;
import org.marienbad.ai.search.IncrementalEvaluator;
import org.marienbad.ai.search.LeafEvaluation;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.toy.Bandit;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/** Of ten stones the actions 0, 1 and 2 leave nine, eight (and the seat moves again) and seven. */
class EvaluatorOrderingTest {
    private static final TakeAway GAME = new TakeAway(10, 3);

    /** Says what seat 0 gets by the stones left; seat 1 gets the rest of 3. */
    private static Evaluator by(double nine, double eight, double seven) {
        return (state, out) -> {
            int left = TakeAway.left(state);
            out[0] = left == 9 ? nine : left == 8 ? eight : seven;
            out[1] = 3 - out[0];
        };
    }

    private static int[] sorted(Evaluator evaluator, int preferred) {
        int[] actions = {0, 1, 2};
        assertEquals(
                3, new EvaluatorOrdering(GAME, evaluator).sort(GAME.newInitialState(), actions, 3, 0, 3, preferred));
        return actions;
    }

    @Test
    void extraTurnsComeFirstThenThePreferredThenTheBest() {
        assertArrayEquals(new int[] {1, 2, 0}, sorted(by(1, 0, 2), MoveOrdering.NONE));
        assertArrayEquals(new int[] {1, 0, 2}, sorted(by(2, 0, 1), MoveOrdering.NONE));
        assertArrayEquals(new int[] {1, 0, 2}, sorted(by(0, 0, 3), 0), "preferred though it looks worst");
        assertArrayEquals(new int[] {1, 2, 0}, sorted(by(3, 0, 0), 2));
        assertArrayEquals(new int[] {1, 0, 2}, sorted(by(1, 1, 1), MoveOrdering.NONE), "equals stay in order");
    }

    @Test
    void theOtherSeatSortsByItsOwnPayoffOrAgainstTheCoalitionsVictim() {
        int[] own = {0, 2};
        Evaluator unequal = (state, out) -> {
            out[0] = TakeAway.left(state) == 9 ? 2 : 1;
            out[1] = TakeAway.left(state) == 9 ? 3 : 0;
        };
        EvaluatorOrdering ordering = new EvaluatorOrdering(GAME, unequal);
        ordering.sort(GAME.at(10, 1), own, 2, 1, 3, MoveOrdering.NONE);
        assertArrayEquals(new int[] {0, 2}, own, "3 rather than nothing");
        ordering.assumeCoalitionAgainst(0);
        ordering.sort(GAME.at(10, 1), own, 2, 1, 3, MoveOrdering.NONE);
        assertArrayEquals(new int[] {2, 0}, own, "seat 0 gets 1 rather than 2");
        ordering.sort(GAME.at(10, 0), own, 2, 1, 3, MoveOrdering.NONE);
        assertArrayEquals(new int[] {0, 2}, own, "seat 0 itself wants 2");
    }

    @Test
    void endsCountAsTheyPay() {
        int[] actions = {0, 2};
        Evaluator hopeful = (state, out) -> Arrays.fill(out, 0.5);
        new EvaluatorOrdering(GAME, hopeful).sort(GAME.at(3, 1), actions, 2, 0, 3, MoveOrdering.NONE);
        assertArrayEquals(new int[] {2, 0}, actions, "the last stones are taken");
    }

    @Test
    void anotherEvaluatorThanThatOfTheSearchIsAskedItself() {
        int[] actions = {0, 2};
        EvaluatorOrdering ordering = new EvaluatorOrdering(GAME, by(0, 1, 2));
        IncrementalEvaluator other = new IncrementalEvaluator() {
            @Override
            public int accumulatorLength() {
                return 1;
            }

            @Override
            public void initialize(State state, double[] accumulator) {}

            @Override
            public void update(State before, double[] from, int action, State after, double[] to) {
                throw new AssertionError("it judges otherwise");
            }

            @Override
            public void evaluate(State state, double[] accumulator, double[] out) {}

            @Override
            public void evaluate(State state, double[] out) {}
        };
        ordering.use(new LeafEvaluation(other));
        ordering.sort(GAME.newInitialState(), actions, 2, 0, 3, MoveOrdering.NONE);
        assertArrayEquals(new int[] {2, 0}, actions);
    }

    @Test
    void nearTheLeavesNothingIsLookedAt() {
        int[] actions = {0, 1, 2};
        EvaluatorOrdering ordering = new EvaluatorOrdering(GAME, by(0, 1, 2), 2);
        assertEquals(0, ordering.sort(GAME.newInitialState(), actions, 3, 0, 1, 2));
        assertArrayEquals(new int[] {0, 1, 2}, actions);
        assertEquals(3, ordering.sort(GAME.newInitialState(), actions, 3, 0, 2, 2));
        assertArrayEquals(new int[] {1, 2, 0}, actions);
    }

    @Test
    void withoutAnEvaluatorAllSeatsAreEqual() {
        double[] out = new double[2];
        Evaluators.named("default", GAME).evaluate(GAME.newInitialState(), out);
        assertArrayEquals(new double[] {0.5, 0.5}, out, "each its share of 1");
        Game bandit = new Bandit(3, 2, false);
        Game lifted = new Game() {
            @Override
            public GameInfo info() {
                return bandit.info().toBuilder().payoffs(0, 4).build();
            }

            @Override
            public State newInitialState() {
                return bandit.newInitialState();
            }

            @Override
            public Action action(State before, int code) {
                return bandit.action(before, code);
            }
        };
        double[] middle = new double[1];
        Evaluators.named("default", lifted).evaluate(lifted.newInitialState(), middle);
        assertArrayEquals(new double[] {2}, middle, "the middle of 0 to 4");
    }
}
