package org.marienbad.rbg.compile;

import org.marienbad.rbg.tree.Rule;

/** An act on the way between two nodes of a {@link Flow}. */
sealed interface Act {
    record Nothing() implements Act {}

    /** @param targets by vertex where it leads, −1 for nowhere */
    record Go(int[] targets) implements Act {}

    /** @param targets by vertex where it leads, in the order in which a search meets them */
    record Spread(int[][] targets) implements Act {}

    /** Alive on some vertices. */
    record Within(boolean[] vertices) implements Act {}

    /** Alive on some pieces. */
    record On(boolean[] pieces) implements Act {}

    record Compare(Rule.Compare comparison) implements Act {}

    record Check(boolean can, Flow flow) implements Act {}

    /** @param index of the modifier; 0 within checks */
    record Put(int piece, int index) implements Act {}

    /** @param index of the modifier; 0 within checks */
    record Assign(Rule.Assign assignment, int index) implements Act {}

    /** @param number of the switch, from 1 */
    record Switch(int player, int index, int number) implements Act {}

    /** Whether places that were met before it may be met again after it. */
    default boolean modifies() {
        return this instanceof Put || this instanceof Assign;
    }
}
