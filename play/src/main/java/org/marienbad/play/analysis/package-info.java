/**
 * What players and solvers think of a position or of a whole game, found in the background, for any screen: of what its
 * observer may see, never of the true position.
 */
package org.marienbad.play.analysis;
