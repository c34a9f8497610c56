package org.marienbad.ai.minimax;

import org.marienbad.ai.minimax.TranspositionTable.Entry;
import org.marienbad.ai.search.SearchLimits;

/**
 * How one of several threads that search the same position takes account of the others. It is told only of nodes whose
 * positions the table is asked for.
 */
interface Cooperation {
    /** Whether {@code action} should be put off, since another thread searches it. */
    boolean defers(Node node, int action);

    /** The search of {@code action} begins. */
    default void begins(Node node, int action) {}

    /** The search of {@code action} has ended. */
    default void ends(Node node, int action) {}

    /** The table of this thread has got {@code entry}. */
    default void stored(Entry entry) {}

    /** Asked at each node; may wait for the others. False if the search is to stop. */
    default boolean goOn(SearchLimits clock) {
        return true;
    }
}
