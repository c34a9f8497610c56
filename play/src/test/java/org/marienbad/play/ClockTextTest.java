package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClockTextTest {
    @ParameterizedTest
    @CsvSource({
        "PT0S,0.0",
        "PT9.39S,9.3",
        "PT10S,0:10",
        "PT4M53.9S,4:53",
        "PT1H2M3S,1:02:03",
        "PT47H59M,47:59:00",
        "P2DT3H12M,2d 03:12"
    })
    void timesAreShort(Duration left, String text) {
        assertEquals(text, ClockText.of(left));
    }
}
