/**
 * Opinions of players and solvers about a position or a whole game, found in the background, for any screen. They use
 * the observer's knowledge, never the true position.
 */
package org.marienbad.play.analysis;
