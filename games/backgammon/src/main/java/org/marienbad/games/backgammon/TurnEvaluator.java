package org.marienbad.games.backgammon;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;
import org.marienbad.games.backgammon.BackgammonState.Phase;

/**
 * Judges positions between turns by an {@link Estimate}. With dice left it tries all ways of playing them, and takes
 * the best for the player. So a search need not be as deep as a turn is long. Of plays that differ only in the order of
 * their steps it tries one.
 */
final class TurnEvaluator implements Evaluator {
    /** The worth of a position. */
    interface Estimate {
        /** The payoff expected by the seat on roll; the dice are still to be rolled. */
        double payoff(BackgammonState position);

        /** An instance for one thread. */
        default Estimate forThread() {
            return this;
        }
    }

    private static final int MOST_STEPS = 4;

    private final BackgammonRules rules;
    private final Estimate estimate;
    private final BackgammonState[] states = new BackgammonState[MOST_STEPS + 1];
    private final int[][] codes = new int[MOST_STEPS][ActionCodes.OPENINGS];
    private final double[] payoffs = new double[2];

    TurnEvaluator(BackgammonRules rules, Estimate estimate) {
        this.rules = rules;
        this.estimate = estimate;
        for (int i = 0; i < states.length; i++) {
            states[i] = new BackgammonState(rules);
        }
    }

    @Override
    public Evaluator forThread() {
        return new TurnEvaluator(rules, estimate.forThread());
    }

    @Override
    public void evaluate(State state, double[] out) {
        BackgammonState position = (BackgammonState) state;
        int seat = position.turn();
        double value = position.phase() == Phase.MOVE ? best(position, seat) : between(position, seat);
        out[seat] = Math.max(-rules.stake(), Math.min(rules.stake(), value));
        out[1 - seat] = 0 - out[seat];
    }

    /** The worth to {@code seat} of a position in which no dice are left. */
    private double between(BackgammonState position, int seat) {
        double value = switch (position.phase()) {
            case OVER -> {
                position.payoffs(payoffs);
                yield payoffs[position.turn()];
            }
            case TAKE -> {
                BackgammonState answered = states[MOST_STEPS];
                answered.copyFrom(position);
                answered.apply(ActionCodes.DROP);
                double dropped = answered.actor() == State.TERMINAL
                        ? payoff(answered, position.turn())
                        : between(answered, position.turn());
                answered.copyFrom(position);
                answered.apply(ActionCodes.TAKE);
                yield Math.min(dropped, estimate.payoff(answered));
            }
            default -> estimate.payoff(position);
        };
        return position.turn() == seat ? value : 0 - value;
    }

    private double payoff(BackgammonState over, int seat) {
        over.payoffs(payoffs);
        return payoffs[seat];
    }

    private double best(BackgammonState position, int seat) {
        return position.hasDifferentDice()
                ? bestOfTwo(position, seat)
                : bestOfEqual(position, seat, 0, BackgammonState.BAR);
    }

    /** Equal dice never get into each other's way, so that the farthest man may always move first. */
    private double bestOfEqual(BackgammonState position, int seat, int depth, int farthest) {
        int count = position.legalActions(codes[depth]);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int code = codes[depth][i];
            int from = code == ActionCodes.PASS ? farthest : ActionCodes.from(code);
            if (from <= farthest) {
                BackgammonState next = states[depth];
                next.copyFrom(position);
                next.apply(code);
                boolean goesOn = next.phase() == Phase.MOVE;
                best = Math.max(best, goesOn ? bestOfEqual(next, seat, depth + 1, from) : between(next, seat));
            }
        }
        return best;
    }

    /** With the lesser die first only plays that cannot be made the other way round. */
    private double bestOfTwo(BackgammonState position, int seat) {
        int count = position.legalActions(codes[0]);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            BackgammonState next = states[0];
            next.copyFrom(position);
            next.apply(codes[0][i]);
            if (next.phase() != Phase.MOVE) {
                best = Math.max(best, between(next, seat));
                continue;
            }
            boolean greaterFirst = position.isGreaterStep(codes[0][i]);
            int replies = next.legalActions(codes[1]);
            for (int k = 0; k < replies; k++) {
                if (greaterFirst || !position.isGreaterStep(codes[1][k])) {
                    BackgammonState end = states[1];
                    end.copyFrom(next);
                    end.apply(codes[1][k]);
                    best = Math.max(best, between(end, seat));
                }
            }
        }
        return best;
    }
}
