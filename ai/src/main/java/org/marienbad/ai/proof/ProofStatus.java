package org.marienbad.ai.proof;

/** The answer to the question whether a seat can force a payoff. */
public enum ProofStatus {
    /** It can, whatever the other seat does. */
    PROVEN,
    /** It cannot: the other seat can prevent it. */
    DISPROVEN,
    /** Not decided within the budget. */
    UNKNOWN
}
