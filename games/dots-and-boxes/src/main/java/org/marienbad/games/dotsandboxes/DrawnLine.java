package org.marienbad.games.dotsandboxes;

import org.marienbad.framework.game.State;

/**
 * The effects of a line in a position, and the boxes that it leaves.
 *
 * @param seat the seat that draws it
 * @param boxes the boxes that it closes, as bits
 * @param before how many boxes could be taken before
 * @param after the position it leads to
 * @param left how many boxes the seat to move then can take
 */
record DrawnLine(int seat, long boxes, int before, DotsAndBoxesState after, int left) {
    static DrawnLine of(DotsAndBoxesState state, int line) {
        DotsAndBoxesState after = state.copy();
        after.apply(line);
        int seat = state.actor();
        return new DrawnLine(seat, after.owned(seat) & ~state.owned(seat), takeable(state), after, takeable(after));
    }

    private static int takeable(DotsAndBoxesState state) {
        return Long.bitCount(Chains.takeable(state.rules().grid(), state.horizontals(), state.verticals()));
    }

    int closed() {
        return Long.bitCount(boxes);
    }

    boolean ends() {
        return after.actor() == State.TERMINAL;
    }

    /** Whether other boxes could have been taken, and are left to the next seat to make it move afterwards. */
    boolean leaves() {
        return closed() == 0 && before > 0 && left > 0;
    }

    /** Whether it gives the next seat boxes that nobody could take before. */
    boolean opens() {
        return closed() == 0 && before == 0 && left > 0;
    }

    /** Whether the next seat finds neither a box to take nor a line that gives none away. */
    boolean isLastSafe() {
        DotsAndBoxesGrid grid = after.rules().grid();
        return !ends()
                && left == 0
                && Chains.safeHorizontals(grid, after.horizontals(), after.verticals()) == 0
                && Chains.safeVerticals(grid, after.horizontals(), after.verticals()) == 0;
    }
}
