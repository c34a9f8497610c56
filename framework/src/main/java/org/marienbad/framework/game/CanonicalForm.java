package org.marienbad.framework.game;

import java.util.Arrays;

/**
 * Finds the canonical representative of a class of symmetric positions: the one with the smallest encoding. Without
 * {@link Symmetries} it is the position itself. For one thread; allocates nothing.
 */
public final class CanonicalForm {
    private final Symmetries symmetries;
    private final State image;
    private final State least;
    private long[] found;
    private long[] other;

    public CanonicalForm(Game game) {
        symmetries = game instanceof Symmetries known ? known : null;
        image = game.newInitialState();
        least = game.newInitialState();
        found = new long[game.info().words()];
        other = new long[found.length];
    }

    /** The canonical form of {@code state}, without history, valid until the next call. */
    public State of(State state) {
        state.encode(found);
        least.decode(found);
        for (int symmetry = 0; symmetries != null && symmetry < symmetries.symmetries(); symmetry++) {
            symmetries.image(symmetry, state, image);
            image.encode(other);
            if (Arrays.compare(other, found) < 0) {
                least.copyFrom(image);
                long[] less = other;
                other = found;
                found = less;
            }
        }
        return least;
    }
}
