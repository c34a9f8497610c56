/** What every position of few pieces is worth, computed back from the ends of the game. */
package org.marienbad.games.draughts.tables;
