package org.marienbad.board;

import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.State;

/**
 * A {@link FieldState} of a game that is drawn for want of {@linkplain Draws progress}. The last line of {@code apply} is {@code
 * draws().add(positionHash(), progress)}. A game whose count is drawn is over: {@code actor} says so.
 */
public interface DrawnState extends FieldState, RepetitionState {
    Draws.Count draws();

    /** The hash of the position alone, without its history. */
    default long positionHash() {
        return fields().hash(values());
    }

    @Override
    default boolean repeats() {
        return draws().isDrawn();
    }

    @Override
    DrawnState copy();

    @Override
    default void copyFrom(State other) {
        FieldState.super.copyFrom(other);
        draws().copyFrom(((DrawnState) other).draws());
    }

    @Override
    default void decode(long[] words) {
        FieldState.super.decode(words);
        begin();
    }

    /** Begins the history with the present position. */
    default void begin() {
        draws().begin(positionHash());
    }

    @Override
    default long hash() {
        return draws().hash(positionHash());
    }
}
