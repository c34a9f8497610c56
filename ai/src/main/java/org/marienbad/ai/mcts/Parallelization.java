package org.marienbad.ai.mcts;

/**
 * The part that the threads of a tree search share (Chaslot, Winands and van den Herik 2008: Parallel Monte-Carlo Tree
 * Search).
 */
public enum Parallelization {
    /** Each thread searches a tree of its own with its share of the iterations; the results at the roots are added up. */
    ROOT,
    /** One tree, whose leaves all threads evaluate in batches. Pays where playouts take long. */
    TREE
}
