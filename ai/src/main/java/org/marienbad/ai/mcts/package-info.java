/** Monte Carlo tree search for any number of seats, with chance and hidden information. */
package org.marienbad.ai.mcts;
