package org.marienbad.ai.toy;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;

/**
 * One seat chooses one of many actions, once: the one in the middle pays 1, the others pay 0.
 *
 * @param range payoffs are declared to be from −range to range
 * @param hidden whether it says that it has hidden information, though there is nothing to know
 */
public record Bandit(int actions, double range, boolean hidden) implements Game {
    @Override
    public GameInfo info() {
        return GameInfo.builder()
                .seats(1)
                .actions(actions)
                .plies(1)
                .payoffs(-range, range)
                .with(hidden, Trait.HIDDEN_INFORMATION)
                .build();
    }

    /** The action that pays. */
    public int best() {
        return actions / 2;
    }

    @Override
    public State newInitialState() {
        return hidden ? new Hidden(this) : new Open(this);
    }

    @Override
    public Action action(State before, int code) {
        return Action.of(code, Integer.toString(code));
    }

    private static class Open implements OneWordState {
        final Bandit game;
        private int chosen = -1;

        Open(Bandit game) {
            this.game = game;
        }

        @Override
        public int actor() {
            return chosen < 0 ? 0 : TERMINAL;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = chosen < 0 ? game.actions : 0;
            for (int i = 0; i < count; i++) {
                buffer[i] = i;
            }
            return count;
        }

        @Override
        public void apply(int action) {
            chosen = action;
        }

        @Override
        public void payoffs(double[] out) {
            out[0] = chosen == game.best() ? 1 : 0;
        }

        @Override
        public State copy() {
            State copy = game.newInitialState();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public long pack() {
            return chosen + 1;
        }

        @Override
        public void unpack(long word) {
            chosen = (int) word - 1;
        }
    }

    private static final class Hidden extends Open implements ImperfectInformationState {
        Hidden(Bandit game) {
            super(game);
        }

        @Override
        public void determinize(Observer observer, SplittableRandom random) {}

        @Override
        public long observationKey(Observer observer) {
            return pack();
        }

        @Override
        public String text(Observer observer) {
            return toString();
        }

        @Override
        public String toString() {
            return Long.toString(pack());
        }
    }
}
