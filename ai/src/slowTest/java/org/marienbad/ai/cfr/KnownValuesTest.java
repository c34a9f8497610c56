package org.marienbad.ai.cfr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;

/** The published values, to as many digits as a minute gives. */
class KnownValuesTest {
    private static Exploitability after(Game game, int iterations) {
        CfrTree tree = CfrTree.of(game);
        CfrPlus cfr = CfrPlus.of(tree).build();
        cfr.run(iterations);
        return Exploitability.of(tree, cfr.averageStrategy());
    }

    private static void assertValue(double value, double precision, Exploitability found) {
        assertTrue(found.exploitability() < precision, () -> "exploitability " + found.exploitability());
        assertTrue(-found.bestResponse(1) <= value + 1e-9, () -> "at least " + -found.bestResponse(1));
        assertTrue(found.bestResponse(0) >= value - 1e-9, () -> "at most " + found.bestResponse(0));
    }

    @Test
    void leducPoker() {
        Exploitability found = after(Known.leduc(), 20_000);
        assertValue(Known.LEDUC, 1e-4, found);
        assertEquals(Known.LEDUC, found.value(0), 1e-5);
    }

    @ParameterizedTest
    @CsvSource({"top, -0.0271317829457", "none, -0.1111111111111"})
    void liarsDiceWithSixSides(String wild, double value) {
        assertValue(value, 1e-3, after(Known.liarsDice(1, 6, wild), 1500));
    }

    @Test
    void sampledLeducPoker() {
        CfrTree tree = CfrTree.of(Known.leduc());
        ExternalSampling sampling = ExternalSampling.of(Known.leduc())
                .informationSets(tree.informationSets())
                .seed(1)
                .build();
        sampling.run(1_000_000);
        Exploitability found = Exploitability.of(tree, sampling.averageStrategy());
        assertValue(Known.LEDUC, 0.1, found);
        assertEquals(Known.LEDUC, found.value(0), 0.05);
    }
}
