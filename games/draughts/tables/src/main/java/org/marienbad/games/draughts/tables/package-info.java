/** The worth of every position of few pieces, computed back from the ends of the game. */
package org.marienbad.games.draughts.tables;
