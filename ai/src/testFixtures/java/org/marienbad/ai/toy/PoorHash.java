package org.marienbad.ai.toy;

import java.util.List;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;

/**
 * {@code game} by an author who knows little of hashing: only the lowest {@code bits} of its hashes differ. Evaluators
 * of the game are left out.
 */
public record PoorHash(Game game, int bits) implements Game, GameAdvice {
    @Override
    public GameInfo info() {
        return game.info();
    }

    @Override
    public State newInitialState() {
        return new Poor(game.newInitialState(), bits);
    }

    @Override
    public Action action(State before, int code) {
        return game.action(((Poor) before).state, code);
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return List.of();
    }

    private record Poor(State state, int bits) implements State {
        @Override
        public long hash() {
            return state.hash() & (1L << bits) - 1;
        }

        @Override
        public int actor() {
            return state.actor();
        }

        @Override
        public int legalActions(int[] buffer) {
            return state.legalActions(buffer);
        }

        @Override
        public void apply(int action) {
            state.apply(action);
        }

        @Override
        public double chanceWeight(int outcome) {
            return state.chanceWeight(outcome);
        }

        @Override
        public void payoffs(double[] out) {
            state.payoffs(out);
        }

        @Override
        public State copy() {
            return new Poor(state.copy(), bits);
        }

        @Override
        public void copyFrom(State other) {
            state.copyFrom(((Poor) other).state);
        }

        @Override
        public void encode(long[] out) {
            state.encode(out);
        }

        @Override
        public void decode(long[] words) {
            state.decode(words);
        }

        @Override
        public String toString() {
            return state.toString();
        }
    }
}
