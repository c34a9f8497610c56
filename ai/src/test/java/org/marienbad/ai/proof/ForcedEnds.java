package org.marienbad.ai.proof;

import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * A piece on fields joined by random arrows, which may lead round for ever. A few fields are ends that pay seat 0 one of
 * seven numbers, and seat 1 what is left of {@code sum}. Seats move in any order; field 0 is the start.
 */
record ForcedEnds(long seed, int fields, double sum) implements Game {
    private static final int ARROWS = 3;

    private int draw(String purpose, int field, int bound) {
        return (int) Long.remainderUnsigned(Seeds.split(seed, purpose, field), bound);
    }

    @Override
    public GameInfo info() {
        return GameInfo.builder()
                .seats(2)
                .actions(ARROWS)
                .plies(100_000)
                .payoffs(Math.min(-3, sum - 3), Math.max(3, sum + 3))
                .constantSum(sum)
                .with(GameInfo.Trait.EXTRA_TURNS)
                .build();
    }

    @Override
    public State newInitialState() {
        return new Piece();
    }

    @Override
    public Action action(State before, int code) {
        return Action.of(code, String.valueOf(code));
    }

    private final class Piece implements OneWordState {
        private int field;

        @Override
        public int actor() {
            return field > 0 && draw("end", field, 6) == 0 ? TERMINAL : draw("actor", field, 2);
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = actor() == TERMINAL ? 0 : 1 + draw("count", field, ARROWS);
            for (int i = 0; i < count; i++) {
                buffer[i] = i;
            }
            return count;
        }

        @Override
        public void apply(int action) {
            field = draw("arrow" + action, field, fields);
        }

        @Override
        public void payoffs(double[] out) {
            out[0] = draw("paid", field, 7) - 3;
            out[1] = sum - out[0];
        }

        @Override
        public State copy() {
            Piece copy = new Piece();
            copy.field = field;
            return copy;
        }

        @Override
        public long pack() {
            return field;
        }

        @Override
        public void unpack(long word) {
            field = (int) word;
        }

        @Override
        public String toString() {
            return "field " + field;
        }
    }
}
