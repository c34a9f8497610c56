package org.marienbad.framework.shared;

import java.util.Arrays;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;

/**
 * Finds the canonical representative of a class of symmetric positions: the one with the smallest encoding. Without
 * {@link Symmetries} it is the position itself. For one thread; allocates nothing.
 */
public final class CanonicalForm {
    /** In place of a symmetry: the position is its own representative. */
    public static final int IDENTITY = -1;

    private final Symmetries symmetries;
    private final State image;
    private long[] found;
    private long[] other;

    public CanonicalForm(Game game) {
        symmetries = game instanceof Symmetries known ? known : null;
        image = game.newInitialState();
        found = new long[game.info().words()];
        other = new long[found.length];
    }

    /** The canonical form of {@code state}, without history, valid until the next call. */
    public State of(State state) {
        symmetryOf(state);
        image.decode(found);
        return image;
    }

    /** Writes the encoding of the canonical form of {@code state}: a key that all positions symmetric to it share. */
    public void encode(State state, long[] out) {
        symmetryOf(state);
        System.arraycopy(found, 0, out, 0, out.length);
    }

    /** The symmetry by which {@code state} becomes its canonical form, or {@link #IDENTITY}. */
    public int symmetryOf(State state) {
        state.encode(found);
        int best = IDENTITY;
        for (int symmetry = 0; symmetries != null && symmetry < symmetries.symmetries(); symmetry++) {
            symmetries.image(symmetry, state, image);
            image.encode(other);
            if (Arrays.compare(other, found) < 0) {
                best = symmetry;
                long[] less = other;
                other = found;
                found = less;
            }
        }
        return best;
    }
}
