package org.marienbad.examples.ai;

import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;

/** Take one to three matches in turn, or at most as many as a die says; the player who takes the last one wins. */
record Matches(int seats, int heap, boolean die) implements Game {
    @Override
    public GameInfo info() {
        GameInfo.Builder info = GameInfo.builder().seats(seats).actions(4).plies(2 * heap);
        return info.constantSum(2 - seats).with(die, Trait.CHANCE).build();
    }

    @Override
    public Heap newInitialState() {
        return new Heap();
    }

    @Override
    public Action action(State before, int matches) {
        return Action.of(matches, Integer.toString(matches));
    }

    /** A position. */
    final class Heap implements OneWordState {
        private int left = heap;
        private int seat;
        /** How many may be taken; 0 before the die is thrown. */
        private int most = die ? 0 : 3;

        @Override
        public int actor() {
            return left == 0 ? TERMINAL : most == 0 ? CHANCE : seat;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = left == 0 ? 0 : most == 0 ? 3 : Math.min(most, left);
            for (int i = 0; i < count; i++) {
                buffer[i] = i + 1;
            }
            return count;
        }

        @Override
        public void apply(int number) {
            if (most == 0) {
                most = number;
            } else {
                left -= number;
                seat = (seat + 1) % seats;
                most = die ? 0 : 3;
            }
        }

        @Override
        public void payoffs(double[] out) {
            for (int i = 0; i < seats; i++) {
                out[i] = (i + 1) % seats == seat ? 1 : -1;
            }
        }

        @Override
        public long pack() {
            return (long) left << 8 | seat << 4 | most;
        }

        @Override
        public void unpack(long word) {
            left = (int) (word >> 8);
            seat = (int) word >> 4 & 15;
            most = (int) word & 15;
        }

        @Override
        public Heap copy() {
            Heap copy = new Heap();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public String toString() {
            return left + " matches, seat " + (seat + 1) + ", at most " + most;
        }
    }
}
