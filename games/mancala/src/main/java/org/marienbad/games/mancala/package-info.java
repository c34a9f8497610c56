/**
 * The common parts of games of two rows of pits and two stores: names, pictures, motions and words of a board. They are values
 * that each game puts together.
 */
package org.marienbad.games.mancala;
