package org.marienbad.ai.mcts.selection;

/**
 * Which action an iteration of the search follows at a node where a seat moves: the tree policy. One instance serves all
 * threads, so it keeps nothing between two calls.
 */
@FunctionalInterface
public interface SelectionRule {
    /**
     * The number of the action to follow, one that is not ruled out. Called at every node of every iteration: allocates
     * nothing, and with equal siblings always answers the same.
     */
    int select(Siblings siblings);

    /** The score by which {@link #select} compares the action, for people who watch; NaN, as unless overridden: not known. */
    default double score(Siblings siblings, int index) {
        return Double.NaN;
    }

    /**
     * The parts of the score, for people who watch: the symbols of the formula that {@link #formula} names, in order.
     */
    default double[] parts(Siblings siblings, int index) {
        return new double[] {siblings.value(index)};
    }

    /** The key of the formula of the score in words. */
    default String formula() {
        return "value";
    }

    /** Whether every action is to be tried once before any is tried again, unless the search sets an urgency. */
    default boolean triesAllFirst() {
        return true;
    }

    /** Visits of a node whose all-moves-as-first statistics the rule uses; −1, as unless overridden: it uses none. */
    default int amafReference() {
        return -1;
    }
}
