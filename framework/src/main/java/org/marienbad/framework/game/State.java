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
     * One of the legal actions, all equally likely, or −1 at a terminal position; not called at chance nodes. A game
     * may override this to avoid listing them; it must draw one number and return the same action as this method would.
     *
     * @param buffer room for the legal actions, at least {@link GameInfo#maxLegalActions()} long
     */
    default int randomAction(int[] buffer, SplittableRandom random) {
        int count = legalActions(buffer);
        return count == 0 ? -1 : buffer[Playout.index(count, random)];
    }

    /**
     * A legal action by the game's playout policy, or −1 at a terminal position; not called at chance nodes. Makes
     * playouts resemble real games; it must be cheap, and random enough that playouts differ. The policy may depend on the
     * last ply, which is no part of the position: {@link #copyFrom} keeps it and {@link #decode} forgets it. Equal positions may
     * then be played out differently.
     *
     * @param buffer room for the legal actions, at least {@link GameInfo#maxLegalActions()} long
     */
    default int playoutAction(int[] buffer, SplittableRandom random) {
        return randomAction(buffer, random);
    }

    /**
     * Called on a seated computer player's own copy before it searches. A state may leave out orders of actions from then
     * on if others lead to equal positions; its copies leave them out, too. The actions that remain are legal in the game. By
     * default nothing is left out.
     */
    default void narrow() {}

    /** Plays a legal action or a chance outcome. Deterministic; undefined for anything else. */
    void apply(int action);

    /** Relative weight of a possible outcome, positive and finite; only called at chance nodes. */
    default double chanceWeight(int outcome) {
        return 1.0;
    }

    /**
     * One of the outcomes of a chance node by weight. A game may override this to avoid listing them; it must draw one
     * number and return the same outcome as {@link Chance#sample} would.
     *
     * @param buffer room for the outcomes, at least {@link GameInfo#maxLegalActions()} long
     */
    default int randomOutcome(int[] buffer, SplittableRandom random) {
        return Chance.sample(this, buffer, legalActions(buffer), random);
    }

    /** Writes one payoff per seat, within the range of {@link GameInfo}; only called at terminal positions. */
    void payoffs(double[] out);

    State copy();

    /** Becomes equal to {@code other}, a state of the same game, without allocating. */
    void copyFrom(State other);

    /**
     * 64 well-mixed bits: equal for equal positions, actor included; different positions collide as rarely as random
     * words do, also in each half alone. Transposition tables trust it without comparing positions, so a hash of fewer
     * bits makes searches wrong; {@link Seeds#mix} mixes. If the history matters ([GameInfo.Repetition]) the hash
     * covers it, too, and then equal encodings may have different hashes.
     */
    long hash();

    /**
     * Writes the whole position, actor included but without its history, as {@link GameInfo#words()} words: equal
     * exactly for equal positions. The key of tables in which no two positions may collide, and the form in which
     * positions are sent and stored. It contains all hidden information, so only the referee may see it. Allocates
     * nothing.
     */
    void encode(long[] out);

    /**
     * Becomes the position that {@link #encode} wrote for the same game with the same options, without history;
     * undefined for other words. Allocates nothing.
     */
    void decode(long[] words);

    /** The whole position as text, actor included: for consoles and golden files. Equal text means equal position. */
    @Override
    String toString();
}
