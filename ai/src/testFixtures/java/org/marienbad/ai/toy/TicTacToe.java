package org.marienbad.ai.toy;

import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.State;

/** Three in a row on 3x3, cells 0 … 8 by rows; one word of bits a seat. */
public final class TicTacToe implements Game {
    private static final int[] ROWS = {
        0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100
    };

    @Override
    public GameInfo info() {
        return GameInfo.builder().seats(2).actions(9).plies(9).constantSum(0).build();
    }

    @Override
    public State newInitialState() {
        return new Board();
    }

    /** The position after {@code cells} are played in turn. */
    public State after(int... cells) {
        State state = newInitialState();
        for (int cell : cells) {
            state.apply(cell);
        }
        return state;
    }

    @Override
    public Action action(State before, int code) {
        return Action.of(code, "abc".charAt(code % 3) + "" + (1 + code / 3));
    }

    private static final class Board implements OneWordState {
        private int mover;
        private int other;
        private int seat;

        @Override
        public int actor() {
            return won() || (mover | other) == 511 ? TERMINAL : seat;
        }

        private boolean won() {
            for (int row : ROWS) {
                if ((other & row) == row) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = 0;
            for (int cell = 0; cell < 9 && !won(); cell++) {
                if (((mover | other) >> cell & 1) == 0) {
                    buffer[count++] = cell;
                }
            }
            return count;
        }

        @Override
        public void apply(int action) {
            int moved = mover | 1 << action;
            mover = other;
            other = moved;
            seat = 1 - seat;
        }

        @Override
        public void payoffs(double[] out) {
            Payoffs.outcome(won() ? 1 - seat : -1, out);
        }

        @Override
        public State copy() {
            Board copy = new Board();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public long pack() {
            return mover << 10 | other << 1 | seat;
        }

        @Override
        public void unpack(long word) {
            mover = (int) word >> 10;
            other = (int) word >> 1 & 511;
            seat = (int) word & 1;
        }

        @Override
        public String toString() {
            return Integer.toBinaryString(mover) + " " + Integer.toBinaryString(other) + " " + seat;
        }
    }
}
