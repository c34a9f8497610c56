/** Bearing off in backgammon, played exactly. */
package org.marienbad.games.backgammon.solver;
