package org.marienbad.framework.game;

/**
 * A game with symmetric positions, such as a board turned by a quarter: implemented by the {@link Game}. A symmetry
 * preserves seats, legal actions (renumbered by {@link #image(int, int)}) and payoffs.
 */
public interface Symmetries {
    /** Number of symmetries, the identity not counted; they are numbered from 0. */
    int symmetries();

    /** Makes {@code to}, another state, the image of {@code from}, without history. Allocates nothing. */
    void image(int symmetry, State from, State to);

    /** The action in the image that corresponds to {@code action}. */
    int image(int symmetry, int action);
}
