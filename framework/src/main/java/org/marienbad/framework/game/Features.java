package org.marienbad.framework.game;

/** Sparse features of a position for learned evaluators; the {@link Game} implements them. */
public interface Features extends SeatViews {
    /** Indices of features are in [0, featureCount). */
    int featureCount();

    /** Most features that are active in a position. */
    int maxActive();

    /**
     * Writes the indices of the active features, ascending, as {@code seat} sees the position: nothing that it cannot
     * know. Allocates nothing.
     *
     * @param out at least {@link #maxActive()} long
     * @return how many
     */
    int active(State state, int seat, int[] out);
}
