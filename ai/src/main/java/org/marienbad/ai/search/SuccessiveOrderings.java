package org.marienbad.ai.search;

import org.marienbad.framework.game.State;

/** Sorts by one ordering, and then by another one. */
record SuccessiveOrderings(MoveOrdering first, MoveOrdering second) implements MoveOrdering {
    @Override
    public int sort(State state, int[] actions, int count, int ply, int depth, int preferred) {
        return first.sort(state, actions, count, ply, depth, preferred)
                + second.sort(state, actions, count, ply, depth, preferred);
    }

    @Override
    public void reserve(int plies) {
        first.reserve(plies);
        second.reserve(plies);
    }

    @Override
    public void use(LeafEvaluation leaves) {
        first.use(leaves);
        second.use(leaves);
    }

    @Override
    public void age() {
        first.age();
        second.age();
    }

    @Override
    public void cutoff(int action, int seat, int ply, int depth) {
        first.cutoff(action, seat, ply, depth);
        second.cutoff(action, seat, ply, depth);
    }
}
