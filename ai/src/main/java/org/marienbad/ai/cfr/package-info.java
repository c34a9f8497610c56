/**
 * Counterfactual regret minimization: equilibrium strategies of small games with hidden information, what a best response
 * gains against a strategy, a solver and a player. Start reading at {@link org.marienbad.ai.cfr.CfrPlus}.
 */
package org.marienbad.ai.cfr;
