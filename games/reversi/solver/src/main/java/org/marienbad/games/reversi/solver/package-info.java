/** Endgames of Reversi, played exactly. */
package org.marienbad.games.reversi.solver;
