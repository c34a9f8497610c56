/** Whole games of Reversi as lists of cells. */
package org.marienbad.games.reversi.notation;
