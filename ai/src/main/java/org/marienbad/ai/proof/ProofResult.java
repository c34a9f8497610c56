package org.marienbad.ai.proof;

import java.util.List;
import java.util.Objects;
import org.marienbad.ai.search.SearchStatistics;

/**
 * The result of {@link ProofNumberSearch#prove}.
 *
 * @param status the answer
 * @param numbers how much is left to be shown
 * @param principalVariation the actions of a line of the proof, from the position on, as far as the table still knows
 *     it; empty without a decision
 * @param statistics nodes, longest line, time, positions stored
 */
public record ProofResult(
        ProofStatus status, Numbers numbers, List<Integer> principalVariation, SearchStatistics statistics) {
    public ProofResult {
        Objects.requireNonNull(status, "status");
        Objects.requireNonNull(numbers, "numbers");
        Objects.requireNonNull(statistics, "statistics");
        principalVariation = List.copyOf(principalVariation);
    }

    /**
     * The numbers of the position (Allis 1994). At least so many positions must be shown to be good for a proof, and to
     * be bad for a disproof.
     *
     * @param proof 0 where it is proven, {@link #INFINITE} where it is disproven
     * @param disproof the other way round
     */
    public record Numbers(int proof, int disproof) {
        /** No number of positions is enough. */
        public static final int INFINITE = Integer.MAX_VALUE;
    }
}
