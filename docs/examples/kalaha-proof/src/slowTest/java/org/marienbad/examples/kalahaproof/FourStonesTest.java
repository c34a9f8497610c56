package org.marienbad.examples.kalahaproof;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FourStonesTest {
    @Test
    void theStarterWinsWithFourStones() {
        assertTrue(new FirstPlayerWins(true).starterReaches(4, 2));
    }
}
