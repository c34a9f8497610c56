package org.marienbad.framework.match;

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
        TIMEOUT
    }

    /** The sentence for people. */
    public Text words(Text seatName) {
        return Text.of("forfeit." + cause.name().toLowerCase(java.util.Locale.ROOT), seatName, detail);
    }
}
