package org.marienbad.framework.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Advice of a game to computer players, beyond its rules. A game that tells them nothing uses {@link #NONE}. */
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
     * missing level as in any other game. The setting {@code model=NAME} counts only if there is such a model. A move
     * should take a second at most, at the best level five.
     */
    default Map<String, String> presets() {
        return Map.of();
    }

    /**
     * Options for analysis, such as {@code payoff=margin}, in addition to those of the game. Positions, legal actions
     * and winners stay the same, but payoffs tell more. Empty where it is analysed as it is.
     */
    default Map<String, String> analysisOptions() {
        return Map.of();
    }

    /**
     * The settings of a tree search that suits this game, such as {@code playout=sensible,selection=grave}, for
     * searches without settings of their own; empty for the usual ones.
     */
    default String search() {
        return "";
    }
}
