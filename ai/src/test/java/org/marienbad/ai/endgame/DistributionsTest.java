package org.marienbad.ai.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DistributionsTest {
    @Test
    void waysAreNumberedInTheirOrder() {
        Distributions ways = new Distributions(4, 5);
        int[] lying = {0, 0, 0, 5};
        assertEquals(56, ways.size(5));
        for (int i = 0; i < 56; i++) {
            assertEquals(i, ways.of(lying, 5));
            assertEquals(5, Arrays.stream(lying).sum());
            ways.next(lying);
        }
    }

    @Test
    void waysAreCountedBeforeTheyAreNumbered() {
        assertEquals(56 + 35 + 20 + 10 + 4 + 1, Distributions.ways(5, 5));
        assertEquals(Long.MAX_VALUE, Distributions.ways(18, 162));
        assertEquals(5, Distributions.upTo(4, 9, 83).most(), "with six there are 84 ways");
        assertEquals(6, Distributions.upTo(4, 9, 84).most());
        assertEquals(3, Distributions.upTo(4, 3, 84).most());
    }
}
