/** Proof-number search: proves that a seat can, or cannot, reach a payoff. */
package org.marienbad.ai.proof;
