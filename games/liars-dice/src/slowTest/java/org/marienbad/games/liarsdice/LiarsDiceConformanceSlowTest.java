package org.marienbad.games.liarsdice;

/** The conformance kit with all options and all numbers of seats. */
class LiarsDiceConformanceSlowTest extends LiarsDiceConformanceTest {
    @Override
    boolean isTried(String group) {
        return true;
    }
}
