package org.marienbad.testkit;

import java.util.Arrays;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/** Whether games end within the declared number of plies, with payoffs in the declared range. */
final class TerminalCheck {
    private static final double ROUNDING = 1e-9;

    private TerminalCheck() {}

    static int plays(Sample sample) {
        if (sample.broken() != null) {
            throw sample.broken();
        }
        for (RandomGame line : sample.lines()) {
            if (line.end() == RandomGame.End.TOO_LONG) {
                throw Violation.of(
                                "the game did not end",
                                "at most " + sample.subject().info().maxPlies() + " plies, as GameInfo says",
                                "actor " + line.at(line.length()).actor() + " after as many")
                        .at(line.where(line.length()));
            }
        }
        return sample.lines().size();
    }

    static int payoffs(Sample sample) {
        return sample.eachLine(line -> {
            if (line.end() != RandomGame.End.TERMINAL) {
                return 0;
            }
            line.visit((state, ply) -> {
                if (ply == line.length()) {
                    payoffs(sample, state);
                }
            });
            return 1;
        });
    }

    private static void payoffs(Sample sample, State state) {
        Fingerprint before = sample.fingerprint(state);
        double[] payoffs = new double[sample.subject().seats()];
        Arrays.fill(payoffs, Double.NaN);
        state.payoffs(payoffs);
        requireInRange("payoffs", sample.subject().info(), payoffs);
        double[] again = new double[payoffs.length];
        state.payoffs(again);
        if (!Arrays.equals(payoffs, again)) {
            throw Violation.of("payoffs asked twice", Arrays.toString(payoffs), Arrays.toString(again));
        }
        before.requireSame("asking for payoffs changed the position", sample.fingerprint(state));
    }

    /** Requires finite values in the declared payoff range, with the declared sum. */
    static void requireInRange(String what, GameInfo info, double[] values) {
        double sum = 0;
        for (double value : values) {
            if (!(value >= info.minPayoff() - ROUNDING && value <= info.maxPayoff() + ROUNDING)) {
                throw Violation.of(
                        what + " out of range",
                        "one number per seat in [" + info.minPayoff() + ", " + info.maxPayoff() + "]",
                        Arrays.toString(values));
            }
            sum += value;
        }
        if (info.has(GameInfo.Trait.CONSTANT_SUM) && Math.abs(sum - info.payoffSum()) > ROUNDING * values.length) {
            throw Violation.of(what + " do not have the declared sum", info.payoffSum(), Arrays.toString(values));
        }
    }
}
