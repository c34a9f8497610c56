package org.marienbad.ai.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.State;

class MoveOrderingTest {
    private final List<String> told = new ArrayList<>();

    /** Puts {@code action} first, for which it looks at {@code cost} positions, and notes what it is told. */
    private final class Favourite implements MoveOrdering {
        private final int action;
        private final int cost;

        Favourite(int action, int cost) {
            this.action = action;
            this.cost = cost;
        }

        @Override
        public int sort(State state, int[] actions, int count, int ply, int depth, int preferred) {
            MoveOrdering.promote(actions, count, action);
            return cost;
        }

        @Override
        public void reserve(int plies) {
            told.add(action + " reserve " + plies);
        }

        @Override
        public void use(LeafEvaluation leaves) {
            told.add(action + " use");
        }

        @Override
        public void age() {
            told.add(action + " age");
        }

        @Override
        public void cutoff(int best, int seat, int ply, int depth) {
            told.add(String.join(" ", action + " cutoff", "" + best, "" + seat, "" + ply, "" + depth));
        }
    }

    private final MoveOrdering both = new Favourite(3, 2).then(new Favourite(2, 5));

    @Test
    void theSecondOrderingSortsWhatTheFirstHasSorted() {
        int[] actions = {1, 2, 3, 4};
        assertEquals(7, both.sort(null, actions, 4, 0, 1, MoveOrdering.NONE));
        assertArrayEquals(new int[] {2, 3, 1, 4}, actions);
    }

    @Test
    void bothOrderingsLearn() {
        both.reserve(4);
        both.use(null);
        both.age();
        both.cutoff(9, 1, 2, 3);
        assertEquals(
                List.of(
                        "3 reserve 4",
                        "2 reserve 4",
                        "3 use",
                        "2 use",
                        "3 age",
                        "2 age",
                        "3 cutoff 9 1 2 3",
                        "2 cutoff 9 1 2 3"),
                told);
    }

    @Test
    void onlyWhatIsThereIsPromoted() {
        int[] actions = {1, 2, 3, 4};
        assertTrue(MoveOrdering.promote(actions, 3, 3));
        assertArrayEquals(new int[] {3, 1, 2, 4}, actions);
        assertFalse(MoveOrdering.promote(actions, 3, 4), "it is not among the first three");
        assertArrayEquals(new int[] {3, 1, 2, 4}, actions);
    }
}
