package org.marienbad.games.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FourByFourTest {
    /** J. Tromp and G. Farnebäck 2007; some 43 million boards. */
    @Test
    void countsLegalPositions() {
        assertEquals(24_318_165, CountTest.legalPositions(new GoGrid(4)));
    }
}
