/** Searches by one or several threads. Internal: may change without notice. */
package org.marienbad.ai.mcts.parallel;
