package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ScreenDensityTest {
    @Test
    void theScaleOfTheSystemCounts() {
        assertEquals(2, ScreenDensity.of(2, 3840, 344), "Retina, or X11 at 192 dots an inch");
        assertEquals(1.25f, ScreenDensity.of(1.25f, 1920, 300));
        assertEquals(4, ScreenDensity.of(9, 1920, 300));
    }

    @Test
    void usualMonitorsAreLeftAlone() {
        assertEquals(1, ScreenDensity.of(1, 1920, 531));
        assertEquals(1, ScreenDensity.of(1, 1366, 310));
        assertEquals(1, ScreenDensity.of(1, 2560, 597));
    }

    @Test
    void largeOnesAreMeasured() {
        assertEquals(1.5f, ScreenDensity.of(1, 3840, 597), "27 inches");
        assertEquals(1, ScreenDensity.of(1, 3840, 941), "43 inches");
        assertEquals(2.5f, ScreenDensity.of(1, 3840, 344), "15.6 inches");
        assertEquals(1.5f, ScreenDensity.of(1, 3840, 1016), "as wide as a server thinks that has not asked");
        assertEquals(1.5f, ScreenDensity.of(1, 3840, 0));
    }
}
