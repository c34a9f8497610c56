package org.marienbad.ai.minimax;

/** How the threads of a {@link Minimax} work together. */
public enum Parallelization {
    /**
     * They share the table, and put off what another one is just searching (ABDADA; Weill 1996). Which of them comes first is
     * chance, so equal positions and iterations need not give equal decisions.
     */
    ABDADA,
    /**
     * Always two searches, with a table of half the memory each, that exchange what they find whenever both have played a fixed
     * number of nodes. Equal positions, iterations and depths give equal decisions, also with one thread; at most two.
     */
    REPEATABLE
}
