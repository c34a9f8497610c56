package org.marienbad.ai.mcts;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Decision;

/** The rest of a turn as it was planned at its first action; holds as long as each position is the one foreseen. */
final class TurnPlan {
    private final State foreseen;
    private Decision.ActionValue rest;

    TurnPlan(Game game) {
        foreseen = game.newInitialState();
    }

    /** Plans to go on as {@code decision}, made at {@code view}, expects. */
    void make(State view, Decision decision) {
        foreseen.copyFrom(view);
        rest = decision.lines().get(0);
        step();
    }

    /** What was planned for {@code view}, if that is the position foreseen. */
    Optional<Decision> recall(State view) {
        if (rest == null
                || foreseen.actor() != view.actor()
                || foreseen.hash() != view.hash()
                || !foreseen.toString().equals(view.toString())) {
            rest = null;
            return Optional.empty();
        }
        Decision decision = new Decision(rest.action(), List.of(rest), 0, rest.continuation().length + 1, 0);
        step();
        return Optional.of(decision);
    }

    /** Foresees the position after the next action, where the turn goes on; else there is no plan any more. */
    private void step() {
        int seat = foreseen.actor();
        foreseen.apply(rest.action());
        int[] next = rest.continuation();
        rest = next.length == 0 || foreseen.actor() != seat
                ? null
                : new Decision.ActionValue(
                        next[0], rest.visits(), rest.value(), rest.exact(), Arrays.copyOfRange(next, 1, next.length));
    }
}
