/** Endgames of games on a board of {@code org.marienbad.games.mancala}, and a player that knows them. */
package org.marienbad.games.mancala.solver;
