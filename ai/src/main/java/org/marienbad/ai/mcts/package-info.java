/**
 * Monte Carlo tree search for any number of seats, with chance and hidden information. Start at
 * {@link org.marienbad.ai.mcts.Mcts}; what can be exchanged is in the packages below.
 */
package org.marienbad.ai.mcts;
