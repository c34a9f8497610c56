/** Which action is played after the search: {@link org.marienbad.ai.mcts.finalmove.FinalMove} and its variants. */
package org.marienbad.ai.mcts.finalmove;
