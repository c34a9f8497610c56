/** How a playout chooses its actions: {@link org.marienbad.ai.mcts.playout.PlayoutPolicy} and its variants. */
package org.marienbad.ai.mcts.playout;
