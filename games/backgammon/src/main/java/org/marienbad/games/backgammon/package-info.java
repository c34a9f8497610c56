/** Backgammon: men race round the board by dice, are hit, and borne off; with doubling cube and match play. */
package org.marienbad.games.backgammon;
