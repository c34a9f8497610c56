package org.marienbad.ai.search;

import java.util.List;
import java.util.Objects;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;

/**
 * The result of a {@link GameSearch} for a position.
 *
 * @param decision the action to play and the values of the others, as players report it
 * @param proof the part of it that is proven
 * @param statistics the effort of the search
 */
public record SearchResult(Decision decision, Proof proof, SearchStatistics statistics) {
    /** The proof of a search: it holds however long anybody searches on. */
    public enum Proof {
        /** Nothing: all values are estimates. */
        NONE,
        /** The value of the chosen action, but another action may be better. */
        ACTION,
        /** The value of the chosen action, and that no other is better: the position is solved. */
        POSITION
    }

    public SearchResult {
        Objects.requireNonNull(decision, "decision");
        Objects.requireNonNull(proof, "proof");
        Objects.requireNonNull(statistics, "statistics");
    }

    /** @param storedPositions see {@link SearchStatistics#storedPositions} */
    public SearchResult(Decision decision, Proof proof, long storedPositions) {
        this(
                decision,
                proof,
                new SearchStatistics(decision.iterations(), decision.depth(), decision.nanos(), storedPositions));
    }

    /** The action to play. */
    public int action() {
        return decision.action();
    }

    /** The findings about the actions considered, best first; empty for an algorithm that does not compare them. */
    public List<ActionValue> actions() {
        return decision.lines();
    }

    /** The payoff that {@code seat} may expect after the chosen action; NaN where it is not known. */
    public double value(int seat) {
        return decision.lines().stream()
                .filter(known -> known.action() == action())
                .findFirst()
                .map(known -> known.value()[seat])
                .orElse(Double.NaN);
    }

    /** The chosen action and the plies expected after it, chance outcomes included. */
    public int[] principalVariation() {
        int[] continuation = decision.lines().stream()
                .filter(known -> known.action() == action())
                .findFirst()
                .map(ActionValue::continuation)
                .orElse(new int[0]);
        int[] line = new int[continuation.length + 1];
        line[0] = action();
        System.arraycopy(continuation, 0, line, 1, continuation.length);
        return line;
    }
}
