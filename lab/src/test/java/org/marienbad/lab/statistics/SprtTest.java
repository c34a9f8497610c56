package org.marienbad.lab.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SprtTest {
    /** Computed by LLR_logistic of fishtest, the testing framework of the chess program Stockfish. */
    @ParameterizedTest
    @CsvSource({
        "3 20 50 22 5, 0, 20, 0.04032037241670679",
        "3 20 50 22 5, 0, 5, 0.17838022438188125",
        "3 20 50 22 5, -10, 10, 0.9344729113889829",
        "0 10 30 12 0, 0, 20, -0.27041453628885204",
        "0 10 30 12 0, 0, 5, 0.085226848211516",
        "12 40 60 30 8, 0, 20, -2.9973011351582723",
        "12 40 60 30 8, -10, 10, -2.0579732004260216"
    })
    void theRatioAgreesWithFishtest(String counts, double elo0, double elo1, double ratio) {
        long[] pairs = Stream.of(counts.split(" ")).mapToLong(Long::parseLong).toArray();
        assertEquals(ratio, new Sprt(elo0, elo1).after(pairs).ratio(), 1e-10);
    }

    /** Without draws the test is Wald's own: each win and each loss adds a fixed step. */
    @Test
    void withoutDrawsItIsWaldsTest() {
        Sprt sprt = new Sprt(0, 100);
        double p1 = 1 / (1 + Math.pow(10, -0.25));
        double ratio = 70 * Math.log(p1 / 0.5) + 50 * Math.log((1 - p1) / 0.5);
        assertEquals(ratio, sprt.after(new long[] {50, 70}).ratio(), 1e-10);
        // A draw is given a thousandth of a game, so that it does not seem impossible.
        assertEquals(ratio, sprt.after(70, 0, 50).ratio(), 1e-3);
    }

    @Test
    void boundsAreWalds() {
        Sprt.Status start = new Sprt(0, 10).after(0, 0, 0);
        assertEquals(-2.94443897916644, start.lower(), 1e-12);
        assertEquals(2.94443897916644, start.upper(), 1e-12);
        assertEquals(0, start.ratio());
        assertEquals(Sprt.Decision.CONTINUE, start.decision());
        Sprt.Status strict = new Sprt(0, 10, 0.01, 0.1).after(0, 0, 0);
        assertEquals(Math.log(0.1 / 0.99), strict.lower(), 1e-12);
        assertEquals(Math.log(0.9 / 0.01), strict.upper(), 1e-12);
    }

    @Test
    void clearResultsDecide() {
        Sprt sprt = new Sprt(0, 100);
        assertEquals(Sprt.Decision.H1, sprt.after(100, 20, 30).decision());
        assertEquals(Sprt.Decision.H0, sprt.after(30, 20, 100).decision());
        assertEquals(Sprt.Decision.CONTINUE, sprt.after(6, 3, 4).decision());
    }

    /** How often a test errs where a hypothesis is true; the bounds allow 5 %, and a little for overshooting. */
    @ParameterizedTest
    @CsvSource({"0, H1", "60, H0"})
    void errorsStayRare(double elo, Sprt.Decision wrong) {
        Sprt sprt = new Sprt(0, 60);
        double score = 1 / (1 + Math.pow(10, -elo / 400));
        SplittableRandom random = new SplittableRandom(7);
        int errors = 0;
        int matches = 1000;
        for (int match = 0; match < matches; match++) {
            long[] counts = new long[3];
            Sprt.Decision decision = Sprt.Decision.CONTINUE;
            while (decision == Sprt.Decision.CONTINUE) {
                double at = random.nextDouble();
                // 30 % draws
                counts[at < 0.3 ? 1 : at < 0.3 + score - 0.15 ? 2 : 0]++;
                decision = sprt.after(counts).decision();
            }
            errors += decision == wrong ? 1 : 0;
        }
        assertTrue(Interval.wilson(errors, matches).low() < 0.05, errors + " of " + matches);
        assertTrue(errors > 0, "a test that never errs wastes games");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sprt(0,10)", "sprt(-5,5)", "sprt(0.5,10.25)", "sprt(0,10,0.01,0.1)"})
    void itsTextIsReadBack(String text) {
        assertEquals(text, Sprt.parse(text).toString());
        assertEquals(Sprt.parse(text), Sprt.parse(" " + text.replace(",", " , ")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"sprt", "sprt()", "sprt(1)", "sprt(1,2,3)", "sprt(a,2)", "wald(0,10)", "sprt(0,10,0.05,0.05"})
    void malformedTextSaysWhatIsAllowed(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> Sprt.parse(text))
                .getMessage();
        assertTrue(message.contains(text) && message.contains("sprt(0,10)"), message);
    }

    @ParameterizedTest
    @CsvSource({"10, 0, 0.05", "0, 0, 0.05", "0, 10, 0", "0, 10, 0.5", "0, NaN, 0.05"})
    void impossibleHypothesesAreRefused(double elo0, double elo1, double alpha) {
        assertThrows(IllegalArgumentException.class, () -> new Sprt(elo0, elo1, alpha, 0.05));
        assertThrows(
                IllegalArgumentException.class, () -> Sprt.parse("sprt(" + elo0 + "," + elo1 + "," + alpha + ",0.05)"));
    }

    @Test
    void countsThatAreNoneAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 10).after(new long[] {3}));
        assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 10).after(1, -1, 0));
    }
}
