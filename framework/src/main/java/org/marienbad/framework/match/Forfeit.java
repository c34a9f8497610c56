package org.marienbad.framework.match;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.text.Text;

/**
 * Why a game ended before its end by the rules.
 *
 * @param seat who lost; {@link #NOBODY} if the seats agreed on a draw
 * @param detail for the log: the exception, the action; may be empty
 */
public record Forfeit(int seat, Cause cause, String detail) {
    /** The seat that lost where nobody did. */
    public static final int NOBODY = -1;

    /** The cause. */
    public enum Cause {
        /** It chose an action that is not legal. */
        ILLEGAL,
        /** It threw an exception. */
        FAILED,
        /** It did not answer in time. */
        TIMEOUT,
        /** Its time on the game clock was used up. */
        FLAG,
        /** It gave the game up. */
        RESIGNED,
        /** All seats agreed on a draw: nobody lost. */
        AGREED
    }

    public Forfeit {
        if (cause == Cause.AGREED ? seat != NOBODY : seat < 0) {
            throw new IllegalArgumentException("seat " + seat + " cannot end a game by " + cause
                    + "; nobody but all seats together agree on a draw");
        }
    }

    /** {@code seat} has given up. */
    public static Forfeit resigned(int seat) {
        return new Forfeit(seat, Cause.RESIGNED, "");
    }

    /** The player of {@code seat} has thrown {@code thrown}; class and line are told where it comes from a plugin jar. */
    static Forfeit failed(int seat, Throwable thrown) {
        String detail = PluginFault.isOfJar(thrown) ? PluginFault.describe(thrown) : String.valueOf(thrown);
        return new Forfeit(seat, Cause.FAILED, detail);
    }

    /** The seats have agreed on a draw. */
    public static Forfeit agreed() {
        return new Forfeit(NOBODY, Cause.AGREED, "");
    }

    /** The forfeit of {@code seat} by {@code decision}, if it is none of the first {@code count} of {@code legal}. */
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

    /**
     * The loser gets the least payoff; the others share what is left equally, within the game's payoff range. In an agreed
     * draw all seats share equally; where payoffs have no constant sum each gets the middle of the range.
     */
    double[] payoffs(GameInfo info) {
        double[] payoffs = new double[info.seats()];
        if (seat == NOBODY) {
            double equal = info.has(GameInfo.Trait.CONSTANT_SUM)
                    ? info.payoffSum() / info.seats()
                    : info.minPayoff() + (info.maxPayoff() - info.minPayoff()) / 2;
            Arrays.fill(payoffs, equal);
            return payoffs;
        }
        double share = info.has(GameInfo.Trait.CONSTANT_SUM) && info.seats() > 1
                ? Math.min(info.maxPayoff(), (info.payoffSum() - info.minPayoff()) / (info.seats() - 1))
                : info.maxPayoff();
        Arrays.fill(payoffs, share);
        payoffs[seat] = info.minPayoff();
        return payoffs;
    }

    /**
     * The sentence for people.
     *
     * @param seatName the name of a seat
     */
    public Text words(IntFunction<Text> seatName) {
        Text loser = seat == NOBODY ? Text.EMPTY : seatName.apply(seat);
        return Text.of("forfeit." + cause.name().toLowerCase(Locale.ROOT), loser, detail);
    }
}
