package org.marienbad.learn.feature;

import org.marienbad.framework.game.State;

/**
 * The inputs of learning: features that are present or not, few of many. One set of a game tells everything by which a
 * trained estimate judges, also whose turn it is.
 */
public interface FeatureSet {
    /** The sources of features. */
    enum Source {
        /** The game tells them. */
        FEATURES,
        /** The game's cells. */
        CELLS,
        /** Bits of the encoding. */
        ENCODING,
        /** Characters of the text form. */
        TEXT
    }

    Source source();

    /** Indices of features are in [0, featureCount). */
    int featureCount();

    /** Most features that are active in a position. */
    int maxActive();

    /**
     * Writes the indices of the active features as {@code seat} sees the position: nothing that it cannot know. The
     * estimate of them is that of the seat's payoff. Not called for terminal positions, nor, where {@link
     * Perspective#moverOnly}, for another seat than the one to move. Allocates nothing, unless it reads text.
     *
     * @param out at least {@link #maxActive()} long
     * @return how many
     */
    int active(State state, int seat, int[] out);

    /** Who is to move, and whose eyes count. */
    Perspective perspective();

    /** The set for one thread; one with working memory returns a new instance. */
    default FeatureSet forThread() {
        return this;
    }

    /**
     * Equal for sets with equal features in the same game. It is a hash of the features in 64 positions of seeded
     * random games, and of their size. A model is used only where its own is that of the game.
     */
    long fingerprint();
}
