package org.marienbad.framework.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The rules of one game for fixed options and number of seats. Immutable and thread-safe. */
public interface Game {
    /** Levels of strength of a computer player, weakest first; the keys of {@link #presets()}. */
    List<String> LEVELS = List.of("easy", "medium", "hard", "best");

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
            throw new IllegalArgumentException("in this game seat 1 always starts");
        }
        return newInitialState();
    }

    /** What people read, type and click for a legal action or possible chance outcome of {@code before}. */
    Action action(State before, int code);

    /** The legal action that a person or a file means by {@code notation}; slow. */
    default OptionalInt parse(State before, String notation) {
        int[] buffer = new int[info().maxLegalActions()];
        int count = before.legalActions(buffer);
        for (int i = 0; i < count; i++) {
            if (action(before, buffer[i]).notation().equals(notation)) {
                return OptionalInt.of(buffer[i]);
            }
        }
        return OptionalInt.empty();
    }

    /** The position in a few letters, such as {@code ⟨1;3;5⟩}, for the boxes of a tree; empty where that is not possible. */
    default String shortForm(State state) {
        return "";
    }

    /** What {@code observer} sees. Spots keep their ids for the whole game. */
    default Picture picture(State state, int observer) {
        return Picture.EMPTY;
    }

    /** How the tokens travel when {@code code} is played in {@code before}, as {@code observer} sees it; may be empty. */
    default List<Motion> motions(State before, int code, int observer) {
        return List.of();
    }

    /** The rules in force, for people to read: a paragraph each; empty in a game that tells none. */
    default List<Text> rulebook() {
        return List.of();
    }

    /** What people call a seat: "South". */
    default Text seatName(int seat) {
        return Text.of("seat", seat + 1);
    }

    /**
     * What can be said for the legal action {@code code} of {@code before}, a sentence each, the weightiest first: facts
     * about the position ("captures 5"), not opinions. For hints and annotated games; may be empty.
     */
    default List<Text> annotations(State before, int code) {
        return List.of();
    }

    /** Points for people, one a seat; empty in a game that has none. Only payoffs are what search maximises. */
    default int[] scores(State state) {
        return new int[0];
    }

    /** Heuristic payoffs by name; the first is the one to use if nobody asks for another. */
    default Map<String, Evaluator> evaluators() {
        return Map.of();
    }

    /**
     * Which player, with which settings, is right for a level of strength: texts such as {@code mcts(iterations=300)} by
     * level. A level left out is played as in any other game. A move should take a second at most, at the best level
     * five.
     */
    default Map<String, String> presets() {
        return Map.of();
    }

    /**
     * Who should be asked for a hint, a text such as {@code nim-sum}: a player that knows this game and explains what it
     * decides. Empty where any good player will do.
     */
    default Optional<String> hintPlayer() {
        return Optional.empty();
    }

    /** The position as plain JSON values (maps, lists, numbers, strings), empty if the game has no set-up. */
    default Optional<Map<String, Object>> position(State state) {
        return Optional.empty();
    }

    /**
     * The inverse of {@link #position}.
     *
     * @throws IllegalArgumentException saying what is wrong where, or that the game has no set-up
     */
    default State stateOf(Map<String, ?> position) {
        throw new IllegalArgumentException("this game cannot be set up from a position");
    }
}
