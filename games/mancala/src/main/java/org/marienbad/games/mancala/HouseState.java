package org.marienbad.games.mancala;

import java.util.SplittableRandom;
import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.State;

/**
 * A position that is a {@link HouseBoard}: a subclass only says the effect of a ply. An action is the number of a house
 * of the mover's.
 */
public interface HouseState extends RepetitionState {
    HouseBoard board();

    /** {@linkplain HouseBoard#settle Settles} the board: says what may be played. */
    void settle();

    /** Becomes a position without history, see {@link HouseBoard#setUp}. */
    default void setUp(int[] places, int[] marks, int mover) {
        board().setUp(places, marks, mover);
        settle();
    }

    @Override
    default int actor() {
        return board().end() == End.NOT ? board().side() : TERMINAL;
    }

    @Override
    default boolean repeats() {
        return board().end() == End.REPETITION || board().end() == End.LIMIT;
    }

    @Override
    default int legalActions(int[] buffer) {
        return board().legalActions(buffer);
    }

    @Override
    default int randomAction(int[] buffer, SplittableRandom random) {
        return board().randomAction(random);
    }

    @Override
    default void payoffs(double[] out) {
        board().rules().margin().payoffs(board().score(0) - board().score(1), out);
    }

    @Override
    default long hash() {
        return board().hash();
    }

    @Override
    default void encode(long[] out) {
        board().encode(out);
    }

    @Override
    default void decode(long[] words) {
        board().decode(words);
        settle();
    }

    @Override
    default void copyFrom(State other) {
        board().copyFrom(((HouseState) other).board());
    }

    /** The seat to move, even if the game is over. */
    default int side() {
        return board().side();
    }

    /** Stones in the store of {@code seat}. */
    default int store(int seat) {
        return board().store(seat);
    }

    /** Stones in the houses of {@code seat}. */
    default int inRow(int seat) {
        return board().inRow(seat);
    }

    /** Stones of {@code seat}: those in its store, with those that it takes at the end. */
    default int score(int seat) {
        return board().score(seat);
    }

    /** Whether the game is over and each seat takes the stones of its own row. */
    default boolean rowsAreTaken() {
        return board().rowsAreTaken();
    }

    /** Why the game is over. */
    default End end() {
        return board().end();
    }
}
