package org.marienbad.ai;

import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;

/**
 * Two seats take 1, 2 or 3 stones (codes 0, 1, 2), and who takes 2 moves again. The seat that takes the last stone gets
 * 1, the other nothing: the payoffs sum to 1 and not to 0.
 *
 * @param most the greatest payoff that it declares
 */
public record TakeAway(int stones, double most) implements Game {
    @Override
    public GameInfo info() {
        return GameInfo.builder()
                .seats(2)
                .actions(3)
                .plies(stones)
                .payoffs(0, most)
                .constantSum(1)
                .with(GameInfo.Trait.EXTRA_TURNS)
                .build();
    }

    @Override
    public State newInitialState() {
        return at(stones, 0);
    }

    /** {@code left} stones are there, and {@code seat} is to move. */
    public State at(int left, int seat) {
        Heap heap = new Heap();
        heap.left = left;
        heap.seat = seat;
        return heap;
    }

    /** How many stones are left. */
    public static int left(State state) {
        return ((Heap) state).left;
    }

    /** Whether the seat to move can take the last of {@code left} stones, from the rules. */
    public static boolean wins(int left) {
        return left > 0
                && (left == 1 || left == 2 || left == 3 || !wins(left - 1) || wins(left - 2) || !wins(left - 3));
    }

    @Override
    public Action action(State before, int code) {
        return Action.of(code, String.valueOf(code + 1));
    }

    private static final class Heap implements OneWordState {
        private int left;
        private int seat;
        /** The last taker. */
        private int last;

        @Override
        public int actor() {
            return left == 0 ? TERMINAL : seat;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = Math.min(3, left);
            for (int i = 0; i < count; i++) {
                buffer[i] = i;
            }
            return count;
        }

        @Override
        public void apply(int action) {
            last = seat;
            left -= action + 1;
            seat = action == 1 ? seat : 1 - seat;
        }

        @Override
        public void payoffs(double[] out) {
            out[last] = 1;
            out[1 - last] = 0;
        }

        @Override
        public State copy() {
            Heap copy = new Heap();
            copy.copyFrom(this);
            return copy;
        }

        /** The last taker matters only in the end. */
        @Override
        public long pack() {
            return left << 2 | seat << 1 | (left == 0 ? last : 0);
        }

        @Override
        public void unpack(long word) {
            left = (int) (word >> 2);
            seat = (int) (word >> 1 & 1);
            last = (int) (word & 1);
        }

        @Override
        public String toString() {
            return left + " stones, seat " + seat;
        }
    }
}
