package org.marienbad.games.minuteempire;

/** The conformance kit with all options and all numbers of seats. */
class MinuteEmpireConformanceSlowTest extends MinuteEmpireConformanceTest {
    @Override
    public boolean isThorough() {
        return true;
    }
}
