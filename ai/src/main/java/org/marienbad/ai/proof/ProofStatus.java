package org.marienbad.ai.proof;

/** The answer to the question whether a seat can force a payoff. */
public enum ProofStatus {
    /** It can, against every play of the other seat. */
    PROVEN,
    /** It cannot: the other seat can prevent it. */
    DISPROVEN,
    /** Not decided within the budget. */
    UNKNOWN
}
