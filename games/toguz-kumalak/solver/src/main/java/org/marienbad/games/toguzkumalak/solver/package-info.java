/** Endgames of Toguz kumalak: what they bring, and a player that knows it. */
package org.marienbad.games.toguzkumalak.solver;
