package org.marienbad.examples.kalahaproof;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FirstPlayerWinsTest {
    /** Irving, Donkers, Uiterwijk 2000, with empty captures. */
    @ParameterizedTest
    @CsvSource({"1, true, 2", "1, false, 2", "2, true, 10", "2, false, 6", "3, true, 2", "3, false, 2"})
    void theStarterReachesTheSolvedValueAndNoMore(int stones, boolean emptyCapture, int value) {
        FirstPlayerWins search = new FirstPlayerWins(emptyCapture);
        assertTrue(search.starterReaches(stones, value));
        assertFalse(search.starterReaches(stones, value + 2));
    }
}
