package org.marienbad.framework.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.marienbad.framework.text.Text;

/**
 * One step of a coach for somebody's first game: a position, words about it, and perhaps something to find.
 *
 * <pre>{@code
 * CoachStep.of(Text.of("coach.again")).pointingAt("c", "store0")
 *         .find(List.of("c"), Text.of("coach.again.right"), Text.of("coach.again.wrong"))
 * }</pre>
 *
 * @param start the position as {@link Game#stateOf} reads it; empty for the start of the game
 * @param plies the plies from there on, in the notation of {@link Game#parse}, chance outcomes included
 * @param words the text for the learner
 * @param spots of the picture, to be pointed at
 * @param task the actions to find, in a position in which a seat is to move; empty if there is only a text
 */
public record CoachStep(
        Map<String, Object> start, List<String> plies, Text words, List<String> spots, Optional<Task> task) {
    /**
     * Something to find.
     *
     * @param answers notations of the legal actions that are right
     * @param success the answer to those
     * @param failure the answer to any other; the learner tries again
     */
    public record Task(List<String> answers, Text success, Text failure) {
        public Task {
            answers = List.copyOf(answers);
            if (answers.isEmpty()) {
                throw new IllegalArgumentException("a task needs an answer");
            }
            Objects.requireNonNull(success, "success");
            Objects.requireNonNull(failure, "failure");
        }
    }

    public CoachStep {
        start = Map.copyOf(start);
        plies = List.copyOf(plies);
        Objects.requireNonNull(words, "words");
        spots = List.copyOf(spots);
        Objects.requireNonNull(task, "task");
    }

    /** Words about the start of the game. */
    public static CoachStep of(Text words) {
        return new CoachStep(Map.of(), List.of(), words, List.of(), Optional.empty());
    }

    /** The same in another position. */
    public CoachStep at(Map<String, ?> position) {
        return new CoachStep(new LinkedHashMap<>(position), plies, words, spots, task);
    }

    /** The same once these plies have been played instead of those so far, in the notation of {@link Game#parse}. */
    public CoachStep after(String... notations) {
        return new CoachStep(start, List.of(notations), words, spots, task);
    }

    /** The same, pointing at the spots of the picture with these ids. */
    public CoachStep pointingAt(String... ids) {
        return new CoachStep(start, plies, words, List.of(ids), task);
    }

    /** The same with something to find. */
    public CoachStep find(List<String> answers, Text success, Text failure) {
        return new CoachStep(start, plies, words, spots, Optional.of(new Task(answers, success, failure)));
    }

    /**
     * The line of play that leads to the position in {@code game}, with {@code starter} to begin if it comes from the
     * start of the game.
     *
     * @throws IllegalArgumentException if there is no such position or a ply is not legal
     */
    public LineOfPlay line(Game game, int starter) {
        State state = start.isEmpty() ? game.newInitialState(starter) : game.stateOf(start);
        return LineOfPlay.from(game, state, plies);
    }
}
