/** The search tree and what an iteration does in it. Internal: may change without notice. */
package org.marienbad.ai.mcts.tree;
