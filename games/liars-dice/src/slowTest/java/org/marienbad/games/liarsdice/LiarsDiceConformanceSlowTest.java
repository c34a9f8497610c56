package org.marienbad.games.liarsdice;

/** The conformance kit with all options and all numbers of seats. */
class LiarsDiceConformanceSlowTest extends LiarsDiceConformanceTest {
    @Override
    public boolean isThorough() {
        return true;
    }
}
