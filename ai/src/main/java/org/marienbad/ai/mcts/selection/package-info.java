/** Which action an iteration follows at a node: {@link org.marienbad.ai.mcts.selection.SelectionRule} and its variants. */
package org.marienbad.ai.mcts.selection;
