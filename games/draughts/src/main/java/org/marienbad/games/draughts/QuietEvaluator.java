package org.marienbad.games.draughts;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/** Judges all positions by an evaluator of those in which no capture is due. For one thread after {@link #forThread}. */
final class QuietEvaluator extends CaptureSearch implements Evaluator {
    private final DraughtsRules rules;
    private final Evaluator settled;
    private final DraughtsState position;
    private final double[] payoffs = new double[2];

    QuietEvaluator(DraughtsRules rules, Evaluator settled) {
        this.rules = rules;
        this.settled = settled;
        position = DraughtsState.initial(rules);
    }

    @Override
    public void evaluate(State state, double[] out) {
        DraughtsState asked = (DraughtsState) state;
        if (!asked.mustJump()) {
            settled.evaluate(asked, out);
            return;
        }
        int seat = asked.side();
        double value = value(asked);
        out[seat] = value;
        out[1 - seat] = 0 - value;
    }

    @Override
    double quiet(long own, long other, long kings, int seat) {
        position.become(own, other, kings, seat);
        settled.evaluate(position, payoffs);
        return payoffs[seat];
    }

    @Override
    double loss() {
        return -1;
    }

    @Override
    public Evaluator forThread() {
        return new QuietEvaluator(rules, settled.forThread());
    }
}
