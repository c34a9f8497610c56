package org.marienbad.testkit;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/** The shortcut by which playouts draw an action must be no more than a shortcut: playouts stay repeatable. */
final class RandomActions {
    private static final int DRAWS = 4;

    private RandomActions() {}

    static int check(Sample sample) {
        return sample.visit((state, ply) -> {
            if (state.actor() != State.CHANCE) {
                check(state, sample.legal(state), sample.subject().buffer(), ply);
            }
        });
    }

    private static void check(State state, int[] legal, int[] buffer, int ply) {
        String text = state.toString();
        for (int draw = 0; draw < DRAWS; draw++) {
            SplittableRandom used = new SplittableRandom(31L * ply + draw);
            SplittableRandom same = new SplittableRandom(31L * ply + draw);
            int expected = legal.length == 0 ? -1 : legal[Playout.index(legal.length, same)];
            int drawn = state.randomAction(buffer, used);
            if (drawn != expected) {
                throw Violation.of("randomAction", "action " + expected + ", as listing them gives", drawn);
            }
            if (used.nextLong() != same.nextLong()) {
                throw Violation.of("randomAction", "one number drawn (none at the end)", "another number of draws");
            }
        }
        if (!text.equals(state.toString())) {
            throw Violation.of("randomAction changed the position", text, state);
        }
    }
}
