package org.marienbad.testkit;

import java.util.Arrays;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/** Whether the list of legal actions is well-formed. */
final class LegalActions {
    private LegalActions() {}

    static int check(Sample sample) {
        return sample.visit((state, ply) -> check(sample.subject(), state));
    }

    private static void check(Case subject, State state) {
        GameInfo info = subject.info();
        String text = state.toString();
        long hash = state.hash();
        int actor = state.actor();
        if (actor != State.TERMINAL && actor != State.CHANCE && (actor < 0 || actor >= info.seats())) {
            throw Violation.of("the actor is no seat", "CHANCE, TERMINAL or 0 … " + (info.seats() - 1), actor);
        }
        int[] legal = legal(subject, state, -7);
        int most = info.maxLegalActions();
        if ((legal.length == 0) != (actor == State.TERMINAL)) {
            throw Violation.of(
                    "legal actions end exactly with the game",
                    actor == State.TERMINAL ? "none" : "some",
                    legal.length + " for actor " + actor);
        }
        if (legal.length > most) {
            throw Violation.of("too many legal actions", "at most " + most + " (maxLegalActions)", legal.length);
        }
        for (int i = 0; i < legal.length; i++) {
            if (legal[i] < 0 || legal[i] >= info.actionCount()) {
                throw Violation.of(
                        "legal action out of range",
                        "[0, " + info.actionCount() + ") (actionCount)",
                        Arrays.toString(legal));
            }
            if (i > 0 && legal[i - 1] >= legal[i]) {
                throw Violation.of("legal actions in order", "ascending, none twice", Arrays.toString(legal));
            }
        }
        int[] again = legal(subject, state, info.actionCount());
        if (!Arrays.equals(legal, again)) {
            throw Violation.of("legal actions asked twice", Arrays.toString(legal), Arrays.toString(again));
        }
        if (!text.equals(state.toString()) || hash != state.hash() || actor != state.actor()) {
            throw Violation.of("asking for legal actions changed the position", text, state);
        }
    }

    /** The legal actions, written into a buffer that is full of {@code old}. */
    private static int[] legal(Case subject, State state, int old) {
        int[] buffer = subject.buffer();
        Arrays.fill(buffer, old);
        int count = state.legalActions(buffer);
        if (count < 0 || count > buffer.length) {
            throw Violation.of("number of legal actions", "at most maxLegalActions", count);
        }
        return Arrays.copyOf(buffer, count);
    }
}
