/** Endgames of Oware: what they bring, and a player that knows it. */
package org.marienbad.games.oware.solver;
