package org.marienbad.framework.game;

import java.util.List;

/**
 * A game played on cells, each in one of a few states: implemented by the {@link Game}. Learned evaluators take
 * n-tuples, planes and symmetries from it.
 */
public interface Cells extends SeatViews {
    int cellCount();

    /** How many states {@code cell} can be in. */
    int cellStates(int cell);

    /**
     * Writes the state of each cell as {@code seat} sees the position: nothing that it cannot know. Allocates nothing.
     *
     * @param out at least {@link #cellCount()} long
     */
    void readCells(State state, int seat, int[] out);

    /** By cell its neighbors, from which tuples of cells are made; none where there is no such notion. */
    default int[][] neighbours() {
        return new int[0][];
    }

    /** Permutations of the cells that keep the game, the identity left out: cell i goes to entry i. */
    default List<int[]> cellSymmetries() {
        return List.of();
    }
}
