package org.marienbad.rbg.symmetry;

import java.util.BitSet;
import org.marienbad.rbg.tree.Rule;

/** A test that changes nothing. A {@link RuleProof} has one object for equal ones. */
final class Demand {
    private final Rule rule;
    private final Condition condition;

    Demand(Rule rule, Condition condition) {
        this.rule = rule;
        this.condition = condition;
    }

    static boolean is(Rule rule) {
        return rule instanceof Rule.On || rule instanceof Rule.Compare || rule instanceof Rule.Check;
    }

    /** The pieces that a test allows. */
    static BitSet set(Rule.On on) {
        BitSet pieces = new BitSet();
        on.pieces().forEach(pieces::set);
        return pieces;
    }

    /** A {@link Rule.On}, {@link Rule.Compare} or {@link Rule.Check}. */
    Rule rule() {
        return rule;
    }

    /** The body of a check; null for other tests. */
    Condition condition() {
        return condition;
    }

    /** Whether it is a check that must be possible. */
    boolean can() {
        return ((Rule.Check) rule).can();
    }
}
