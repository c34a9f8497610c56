package org.marienbad.framework.game;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The rules of one game for fixed options and number of seats. Immutable and thread-safe. */
public interface Game {
    GameInfo info();

    /** The start, seat 0 to move (or chance). */
    State newInitialState();

    /**
     * The start with {@code starter} to move first. Games with {@link GameInfo.Trait#ANY_STARTER} override this.
     *
     * @throws IllegalArgumentException if that seat cannot start
     */
    default State newInitialState(int starter) {
        if (starter != 0) {
            throw new IllegalArgumentException("in this game the first seat always starts");
        }
        return newInitialState();
    }

    /** The words, the notation and the clicks of a legal action or possible chance outcome of {@code before}. */
    Action action(State before, int code);

    /**
     * The legal actions of {@code before}, or the possible outcomes at a chance node, as {@link State#legalActions}
     * writes them. They are in a new array, so searches ask the state instead.
     */
    default int[] legalActions(State before) {
        int[] buffer = new int[info().maxLegalActions()];
        return Arrays.copyOf(buffer, before.legalActions(buffer));
    }

    /** Whether {@code code} is one of the {@link #legalActions} of {@code before}. */
    default boolean isLegal(State before, int code) {
        return Arrays.binarySearch(legalActions(before), code) >= 0;
    }

    /**
     * The legal action that a person or a file means by {@code notation}, at least by that of {@link #action}; empty where
     * it means none. Slow.
     */
    default OptionalInt parse(State before, String notation) {
        return Arrays.stream(legalActions(before))
                .filter(code -> action(before, code).notation().equals(notation))
                .findFirst();
    }

    /**
     * The view that {@code observer} has of the legal action or possible outcome {@code code} played in {@code before}:
     * the action itself, unless the game hides some. Never hides from the referee, nor from a seat its own actions.
     */
    default Seen seen(State before, int code, Observer observer) {
        return Seen.action(before.actor(), code);
    }

    /** The words and pictures of the game: the game itself, if it implements them. */
    default GameView view() {
        return this instanceof GameView view ? view : GameView.NONE;
    }

    /** The advice of the game to computer players: the game itself, if it implements it. */
    default GameAdvice advice() {
        return this instanceof GameAdvice advice ? advice : GameAdvice.NONE;
    }

    /** Points for people, one per seat; empty in a game that has none. Only payoffs are what search maximizes. */
    default int[] scores(State state) {
        return new int[0];
    }

    /**
     * The position as plain JSON values (maps, lists, numbers, strings), empty if the game has no set-up. It holds all
     * that {@link State#encode} does, in every position of a game that has a set-up. At the end it also says whose turn
     * it was, which {@link State#actor} does not.
     */
    default Optional<Map<String, Object>> position(State state) {
        return Optional.empty();
    }

    /**
     * The inverse of {@link #position}: gives back every position that it writes, also when its numbers have been JSON in
     * between. People write positions, too, so a field that is unknown, or of another kind than it should be, is refused;
     * {@link PositionFields} reads fields so. A position that is refused is refused by this exception alone.
     *
     * @throws IllegalArgumentException saying what is wrong where, or that the game has no set-up
     */
    default State stateOf(Map<String, ?> position) {
        throw new IllegalArgumentException("this game cannot be set up from a position");
    }
}
