package org.marienbad.testkit;

import org.marienbad.framework.game.State;

/** Check 13 of the design: what the author says must always hold. */
final class Invariants {
    private Invariants() {}

    static int check(Sample sample) {
        return sample.visit((state, ply) -> require(sample, state));
    }

    static void require(Sample sample, State state) {
        try {
            sample.suite().invariant().accept(sample.game(), state);
        } catch (RuntimeException | AssertionError failed) {
            throw new Violation("the invariant does not hold: " + Violation.oneLine(failed.getMessage())
                    + "; position: " + Violation.oneLine(state));
        }
    }
}
