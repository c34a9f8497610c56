package org.marienbad.framework.game;

import org.marienbad.framework.text.Text;

/** Payoffs in words, in the game's own units: "+4 stones", "63 % to win", "wins". */
public final class Values {
    /** Payoffs that differ by less are equal, as they may be sums of shares. */
    private static final double SAME = 1e-9;

    private Values() {}

    /**
     * Words for a payoff of some seat: those of {@code game}, else the chance to win in a game of two seats, else the
     * number.
     *
     * @param proven whether perfect play leads to it; otherwise it is an expectation
     */
    public static Text of(Game game, double payoff, boolean proven) {
        Text own = game.view().value(payoff, proven);
        return own.isEmpty() ? usual(game.info(), payoff, proven) : own;
    }

    private static Text usual(GameInfo info, double payoff, boolean proven) {
        double least = info.minPayoff();
        boolean winOrLose = info.seats() == 2
                && info.has(GameInfo.Trait.CONSTANT_SUM)
                && info.maxPayoff() == 1
                && info.payoffSum() == 1 + least
                && (least == -1 || least == 0);
        if (proven && winOrLose) {
            return result(payoff - info.payoffSum() / 2);
        }
        return winOrLose ? chance((payoff - least) / (1 - least)) : payoff(payoff);
    }

    /** {@code wins}, {@code draws} or {@code loses}, by the sign of {@code lead}. */
    public static Text result(double lead) {
        return Text.of(lead > SAME ? "value.wins" : lead < -SAME ? "value.loses" : "value.draws");
    }

    /**
     * How far a seat is ahead in the game's own units. The game has the words: {@code value.ahead}, {@code value.behind} and {@code
     * value.even}, and {@code value.proven.ahead} and {@code value.proven.behind}. Their argument is the number of units.
     */
    public static Text lead(double lead, boolean proven) {
        if (proven && lead == 0) {
            return result(0);
        }
        Object units = lead == Math.rint(lead) ? (Object) (int) Math.abs(lead) : Math.abs(lead);
        return Text.of(
                (proven ? "value.proven." : "value.") + (lead == 0 ? "even" : lead > 0 ? "ahead" : "behind"), units);
    }

    /** {@code 63 % to win}; a draw counts as half a win. */
    public static Text chance(double probability) {
        return Text.of("value.chance", Math.max(0, Math.min(1, probability)));
    }

    /** The number itself: {@code payoff +0.25}. */
    public static Text payoff(double payoff) {
        return Text.of("value.payoff", Math.abs(payoff) < SAME ? 0.0 : payoff);
    }
}
