package org.marienbad.ai.toy;

import java.util.List;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;

/** One seat buys a ticket (0) or loses all (1); a ticket wins or loses by a draw of many unequal outcomes. */
public record WideLottery(int outcomes) implements Game, GameAdvice {
    @Override
    public GameInfo info() {
        return GameInfo.builder()
                .seats(1)
                .actions(outcomes)
                .plies(2)
                .with(Trait.CHANCE)
                .build();
    }

    /** The expected payoff of a ticket. */
    public double expectation() {
        double mean = 0;
        double weights = 0;
        for (int outcome = 0; outcome < outcomes; outcome++) {
            mean += (1 + outcome % 3) * payoff(outcome);
            weights += 1 + outcome % 3;
        }
        return mean / weights;
    }

    private double payoff(int outcome) {
        return outcome % 3 == 2 ? 1 : -0.5 * outcome / outcomes;
    }

    @Override
    public State newInitialState() {
        return new Draw();
    }

    @Override
    public Action action(State before, int code) {
        return Action.of(code, Integer.toString(code));
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return List.of(new NamedEvaluator("nothing", (state, out) -> out[0] = 0));
    }

    private final class Draw implements OneWordState {
        private int bought = -1;
        private int drawn = -1;

        @Override
        public int actor() {
            return bought < 0 ? 0 : bought == 0 && drawn < 0 ? CHANCE : TERMINAL;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = actor() == TERMINAL ? 0 : actor() == CHANCE ? outcomes : 2;
            for (int i = 0; i < count; i++) {
                buffer[i] = i;
            }
            return count;
        }

        @Override
        public double chanceWeight(int outcome) {
            return 1 + outcome % 3;
        }

        @Override
        public void apply(int action) {
            if (bought < 0) {
                bought = action;
            } else {
                drawn = action;
            }
        }

        @Override
        public void payoffs(double[] out) {
            out[0] = drawn < 0 ? -1 : payoff(drawn);
        }

        @Override
        public State copy() {
            Draw copy = new Draw();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public long pack() {
            return (drawn + 1L) * 4 + bought + 1;
        }

        @Override
        public void unpack(long word) {
            bought = (int) (word % 4) - 1;
            drawn = (int) (word / 4) - 1;
        }

        @Override
        public String toString() {
            return bought + " " + drawn;
        }
    }
}
