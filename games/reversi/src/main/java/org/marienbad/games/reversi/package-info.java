/** Reversi (Othello): rules, plain and on bitboards, position data, estimates, picture and words. */
package org.marienbad.games.reversi;
