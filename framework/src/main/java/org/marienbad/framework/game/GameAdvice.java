package org.marienbad.framework.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a game tells computer players over and above its rules. A game that tells them nothing uses {@link #NONE}. */
public interface GameAdvice {
    /** Levels of strength of a computer player, weakest first; the keys of {@link #presets()}. */
    List<String> LEVELS = List.of("easy", "medium", "hard", "best");

    /** No advice. */
    GameAdvice NONE = new GameAdvice() {};

    /** Heuristic payoffs, each under a name of its own; the first is used if nobody asks for another. */
    default List<NamedEvaluator> evaluators() {
        return List.of();
    }

    /** The evaluator called {@code name}, if there is one. */
    default Optional<Evaluator> evaluator(String name) {
        return evaluators().stream()
                .filter(known -> known.name().equals(name))
                .map(NamedEvaluator::evaluator)
                .findFirst();
    }

    /**
     * By level of strength, the settings of a search that play at it, such as {@code iterations=300} or {@code
     * depth=1,evaluator=stores}. A player that offers levels picks an algorithm that has these settings, and plays a
     * level that is missing here as in any other game. {@code model=NAME} among them counts where there is such a trained
     * model. A move should take a second at most, at the best level five.
     */
    default Map<String, String> presets() {
        return Map.of();
    }

    /**
     * Options in which the game is analysed, such as {@code payoff=margin}, over and above its own: the same positions,
     * legal actions and winners, but payoffs that tell more. Empty where it is analysed as it is.
     */
    default Map<String, String> analysisOptions() {
        return Map.of();
    }

    /**
     * The settings of a tree search that suits this game, such as {@code playout=sensible,selection=grave}, for searches that
     * are not told how to evaluate leaves; empty where the usual ones do.
     */
    default String search() {
        return "";
    }
}
