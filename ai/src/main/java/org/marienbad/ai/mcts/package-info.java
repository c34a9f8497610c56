/** Monte Carlo tree search for any number of seats, with chance. */
package org.marienbad.ai.mcts;
