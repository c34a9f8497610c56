package org.marienbad.lab.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {
    /** The examples of R. G. Newcombe (Statistics in Medicine 17, 1998, table I, method 3), to four digits. */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0.0000, 0.1611", "1, 29, 0.0061, 0.1718"})
    void wilsonAgreesWithPublishedValues(long successes, long trials, double low, double high) {
        Interval interval = Interval.wilson(successes, trials);
        assertEquals(low, interval.low(), 0.00005);
        assertEquals(high, interval.high(), 0.00005);
    }

    @Test
    void wilsonIsSymmetric() {
        Interval few = Interval.wilson(3, 17);
        Interval many = Interval.wilson(14, 17);
        assertEquals(few.low(), 1 - many.high(), 1e-12);
        assertEquals(few.high(), 1 - many.low(), 1e-12);
    }

    @Test
    void endsAreExact() {
        assertEquals(0, Interval.wilson(0, 7).low());
        assertEquals(1, Interval.wilson(7, 7).high());
        assertEquals(new Interval(0, 1), Interval.wilson(0, 0));
    }

    @Test
    void aMeanOfHalvesIsTakenForAShare() {
        assertEquals(Interval.wilson(3, 8), Interval.ofMean(3 / 8.0, 8));
        Interval halves = Interval.ofMean(2.5 / 8, 8);
        assertTrue(Interval.wilson(2, 8).low() < halves.low()
                && halves.low() < Interval.wilson(3, 8).low());
        assertEquals(new Interval(0, 1), Interval.ofMean(Double.NaN, 0));
    }

    @Test
    void impossibleCountsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Interval.wilson(8, 7));
        assertThrows(IllegalArgumentException.class, () -> Interval.wilson(-1, 7));
    }
}
