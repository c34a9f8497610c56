package org.marienbad.framework.game;

import java.util.SplittableRandom;

/**
 * A position. Mutable and confined to one thread; holds no history, no randomness and no text. Search copies states
 * into each other ({@link #copyFrom}) instead of undoing actions.
 */
public interface State {
    /** The actor where chance decides: a die is rolled, a card is turned. */
    int CHANCE = -1;
    /** The actor where the game is over. */
    int TERMINAL = -2;
    /** Most words that {@link #identity} writes. */
    int MAX_IDENTITY = 24;

    /** Seat to move (0 …), {@link #CHANCE} or {@link #TERMINAL}. */
    int actor();

    /**
     * Writes the legal actions, or the possible outcomes at a chance node, in ascending order.
     *
     * @param buffer at least {@link GameInfo#maxLegalActions()} long
     * @return how many; 0 exactly at terminal positions
     */
    int legalActions(int[] buffer);

    /**
     * One of the legal actions, all equally likely, or −1 at a terminal position; not asked at chance nodes. A game may
     * do it faster than by listing them: it draws one number and takes the same action as this method would.
     *
     * @param buffer room for the legal actions, at least {@link GameInfo#maxLegalActions()} long
     */
    default int randomAction(int[] buffer, SplittableRandom random) {
        int count = legalActions(buffer);
        return count == 0 ? -1 : buffer[Playout.index(count, random)];
    }

    /**
     * A legal action that is sensible rather than random, or −1 at a terminal position; not asked at chance nodes. For
     * playouts that are to be like real games, so it must be cheap, and varied enough for every playout to be another.
     *
     * @param buffer room for the legal actions, at least {@link GameInfo#maxLegalActions()} long
     */
    default int playoutAction(int[] buffer, SplittableRandom random) {
        return randomAction(buffer, random);
    }

    /** Plays a legal action or a chance outcome. Deterministic; undefined for anything else. */
    void apply(int action);

    /** Relative weight of a possible outcome, positive and finite; only asked at chance nodes. */
    default double chanceWeight(int outcome) {
        return 1.0;
    }

    /**
     * One of the outcomes of a chance node by weight. A game may do it faster than by listing them: it draws one number
     * and takes the same outcome as {@link Chance#sample} would.
     *
     * @param buffer room for the outcomes, at least {@link GameInfo#maxLegalActions()} long
     */
    default int randomOutcome(int[] buffer, SplittableRandom random) {
        return Chance.sample(this, buffer, legalActions(buffer), random);
    }

    /** Writes one payoff a seat, within the range of {@link GameInfo}; only asked at terminal positions. */
    void payoffs(double[] out);

    State copy();

    /** Becomes equal to {@code other}, a state of the same game, without allocating. */
    void copyFrom(State other);

    /** Equal positions have equal hashes; includes the actor. Key of transposition tables. */
    long hash();

    /**
     * Writes the whole position, actor included, as words: equal exactly for equal positions. Key of tables that must
     * not confuse any two positions, as those of solvers.
     *
     * @param out at least {@link #MAX_IDENTITY} long
     * @return how many, the same for all positions of a game; 0 for a game that has no such form
     */
    default int identity(long[] out) {
        return 0;
    }

    /** The whole position as text, actor included: for consoles and golden files. Equal text means equal position. */
    @Override
    String toString();
}
