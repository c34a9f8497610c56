package org.marienbad.testkit;

import org.marienbad.framework.game.State;

/** Checks the invariants that the author declares, in every position. */
final class Invariants {
    private Invariants() {}

    static int check(Sample sample) {
        return sample.visit((state, ply) -> require(sample, state));
    }

    static void require(Sample sample, State state) {
        try {
            sample.suite().invariant().accept(sample.game(), state);
        } catch (RuntimeException | AssertionError failed) {
            throw new Violation("the invariant does not hold: " + Violation.oneLine(failed.getMessage()))
                    .at("position: " + Violation.oneLine(state));
        }
    }
}
