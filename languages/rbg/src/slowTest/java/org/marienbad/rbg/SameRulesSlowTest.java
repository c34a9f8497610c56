package org.marienbad.rbg;

/** The same over as many games as find what is rare. */
class SameRulesSlowTest extends SameRulesTest {
    @Override
    protected int count() {
        return 1000;
    }
}
