package org.marienbad.testkit;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/** Whether a game's own {@code randomAction} and {@code randomOutcome} draw the same actions as the defaults. */
final class RandomActions {
    private static final int DRAWS = 4;

    private RandomActions() {}

    static int check(Sample sample) {
        return sample.visit((state, ply) -> {
            check(state, sample.legal(state), sample.subject().buffer(), ply);
        });
    }

    private static void check(State state, int[] legal, int[] buffer, int ply) {
        String text = state.toString();
        String shortcut = state.actor() == State.CHANCE ? "randomOutcome" : "randomAction";
        for (int draw = 0; draw < DRAWS; draw++) {
            SplittableRandom used = new SplittableRandom(31L * ply + draw);
            SplittableRandom same = new SplittableRandom(31L * ply + draw);
            int expected;
            int drawn;
            if (state.actor() == State.CHANCE) {
                expected = Chance.sample(state, legal, legal.length, same);
                drawn = state.randomOutcome(buffer, used);
            } else {
                expected = legal.length == 0 ? -1 : legal[Playout.index(legal.length, same)];
                drawn = state.randomAction(buffer, used);
            }
            if (drawn != expected) {
                throw Violation.of(shortcut, expected + ", as listing them gives", drawn);
            }
            if (used.nextLong() != same.nextLong()) {
                throw Violation.of(shortcut, "one number drawn (none at the end)", "another number of draws");
            }
        }
        for (int draw = 0; draw < DRAWS && state.actor() != State.CHANCE; draw++) {
            long seed = 31L * ply + draw;
            int drawn = state.playoutAction(buffer, new SplittableRandom(seed));
            boolean fits = legal.length == 0 ? drawn == -1 : Arrays.binarySearch(legal, drawn) >= 0;
            if (!fits) {
                throw Violation.of("sensibleAction", "one of " + Arrays.toString(legal) + " (-1 at the end)", drawn);
            }
            int again = state.playoutAction(buffer, new SplittableRandom(seed));
            if (again != drawn) {
                throw Violation.of("sensibleAction with the same random numbers", drawn, again);
            }
        }
        if (!text.equals(state.toString())) {
            throw Violation.of(shortcut + " or sensibleAction changed the position", text, state);
        }
    }
}
