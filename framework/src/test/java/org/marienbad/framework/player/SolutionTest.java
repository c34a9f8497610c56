package org.marienbad.framework.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.player.Solution.MixedStrategy;
import org.marienbad.framework.player.Solution.Value;

class SolutionTest {
    @Test
    void missingValuesAreEmpty() {
        Solution solution =
                Solution.of(1, Solution.Measure.PAYOFF, Value.exactly(0)).build();
        assertEquals(List.of(), solution.lines());
        assertEquals(List.of(), solution.strategies());
        assertEquals(List.of(), solution.exploitability());
        assertEquals(Solution.Effort.UNKNOWN, solution.effort());
    }

    @Test
    void aMixedStrategyIsADistributionInTheOrderOfItsActions() {
        MixedStrategy strategy = new MixedStrategy(0, "three coins each", ordered("raise", 0.25, "fold", 0.75));
        assertEquals(
                List.of("raise", "fold"), List.copyOf(strategy.probabilities().keySet()));
        refused("probabilities sum to 0.75, but must sum to 1", Map.of("fold", 0.75));
        refused("a probability is 0.0, but must be above 0", Map.of("fold", 0.0));
        refused("a probability is NaN, but must be above 0", Map.of("fold", Double.NaN));
    }

    private static Map<String, Double> ordered(String one, double first, String other, double second) {
        Map<String, Double> probabilities = new LinkedHashMap<>();
        probabilities.put(one, first);
        probabilities.put(other, second);
        return probabilities;
    }

    private static void refused(String message, Map<String, Double> probabilities) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> new MixedStrategy(0, "", probabilities))
                        .getMessage());
    }

    @Test
    void nobodyLosesLessThanNothing() {
        Solution.Builder builder =
                Solution.of(0, Solution.Measure.PAYOFF, Value.UNKNOWN).exploitability(List.of(0.0, -0.1));
        assertEquals(
                "exploitability is [0.0, -0.1], but must not be negative",
                assertThrows(IllegalArgumentException.class, builder::build).getMessage());
    }
}
