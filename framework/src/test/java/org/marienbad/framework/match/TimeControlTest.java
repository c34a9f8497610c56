package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {
    @ParameterizedTest
    @CsvSource({
        "5+3,PER_GAME,300000,3000",
        "10+0,PER_GAME,600000,0",
        "0.5+0.25,PER_GAME,30000,250",
        "30s,PER_PLY,30000,0",
        "0.1s,PER_PLY,100,0",
        "3d,DAYS_PER_PLY,259200000,0",
        "unlimited,UNLIMITED,0,0"
    })
    void textsAreReadAndWritten(String text, TimeControl.Kind kind, long millis, long increment) {
        TimeControl control = TimeControl.parse(text);
        assertEquals(new TimeControl(kind, Duration.ofMillis(millis), Duration.ofMillis(increment)), control);
        assertEquals(text, control.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "5+", "+3", "-5+3", "5 + 3", "1e3+0", "30", "30m", "1.5d", "none"})
    void otherTextsAreRefusedWithWhatIsAllowed(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> TimeControl.parse(text))
                .getMessage();
        assertTrue(message.startsWith("clock '" + text + "' is not known; allowed: minutes+seconds"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0+3", "0s", "0d", "999d", "999999+0", "5+99999999"})
    void timesOutOfRangeAreRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> TimeControl.parse(text));
    }

    @Test
    void onlyATimeForTheGameHasAnIncrement() {
        Duration second = Duration.ofSeconds(1);
        assertThrows(IllegalArgumentException.class, () -> new TimeControl(TimeControl.Kind.PER_PLY, second, second));
        assertThrows(
                IllegalArgumentException.class,
                () -> new TimeControl(TimeControl.Kind.UNLIMITED, second, Duration.ZERO));
    }
}
