package org.marienbad.framework.match;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.text.Text;

/** Why a seat lost before the game was over. {@code detail} is for the log: the exception, the action. */
public record Forfeit(int seat, Cause cause, String detail) {
    /** What the player did. */
    public enum Cause {
        /** It chose an action that is not legal. */
        ILLEGAL,
        /** It threw an exception. */
        FAILED,
        /** It did not answer in time. */
        TIMEOUT,
        /** Its time on the game clock was used up. */
        FLAG
    }

    /** What {@code seat} forfeits by {@code decision}, if it is none of the first {@code count} of {@code legal}. */
    static Optional<Forfeit> ofDecision(int seat, Decision decision, int[] legal, int count) {
        if (decision != null && Arrays.binarySearch(legal, 0, count, decision.action()) >= 0) {
            return Optional.empty();
        }
        String chosen = decision == null ? "no decision" : "action " + decision.action();
        return Optional.of(new Forfeit(seat, Cause.ILLEGAL, chosen));
    }

    /** {@code seat} has used up its time. */
    static Forfeit onTime(int seat, TimeControl control) {
        return new Forfeit(seat, Cause.FLAG, control.toString());
    }

    /** The loser gets the least payoff; the others share what is left equally, within the game's payoff range. */
    double[] payoffs(GameInfo info) {
        double[] payoffs = new double[info.seats()];
        double share = info.has(GameInfo.Trait.CONSTANT_SUM) && info.seats() > 1
                ? Math.min(info.maxPayoff(), (info.payoffSum() - info.minPayoff()) / (info.seats() - 1))
                : info.maxPayoff();
        Arrays.fill(payoffs, share);
        payoffs[seat] = info.minPayoff();
        return payoffs;
    }

    /** The sentence for people. */
    public Text words(Text seatName) {
        return Text.of("forfeit." + cause.name().toLowerCase(Locale.ROOT), seatName, detail);
    }
}
