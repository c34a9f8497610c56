package org.marienbad.ai.provider;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Decision;

/** The rest of a turn as planned at its first action; valid as long as each position is the expected one. */
final class TurnPlan {
    private final State expected;
    /** The next action and those after it; null where nothing is planned. */
    private Decision.ActionValue rest;

    TurnPlan(Game game) {
        expected = game.newInitialState();
    }

    /** Plans the rest of the turn by the principal variation of {@code decision}, made at {@code view}. */
    void make(State view, Decision decision) {
        expected.copyFrom(view);
        rest = decision.lines().get(0);
        step();
    }

    /** The decision planned for {@code view}, if that is the expected position. */
    Optional<Decision> recall(State view) {
        // Different positions may have one hash; their text takes time, so it comes last.
        if (rest == null
                || expected.actor() != view.actor()
                || expected.hash() != view.hash()
                || !expected.toString().equals(view.toString())) {
            rest = null;
            return Optional.empty();
        }
        Decision decision = new Decision(rest.action(), List.of(rest), 0, rest.continuation().length + 1, 0);
        step();
        return Optional.of(decision);
    }

    /** Moves on to the position after the next action if the turn goes on there; else the plan ends. */
    private void step() {
        int seat = expected.actor();
        expected.apply(rest.action());
        int[] next = rest.continuation();
        rest = next.length == 0 || expected.actor() != seat
                ? null
                : new Decision.ActionValue(
                        next[0], rest.visits(), rest.value(), rest.exact(), Arrays.copyOfRange(next, 1, next.length));
    }
}
