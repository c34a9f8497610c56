/** Tic-tac-toe, the example of docs/write-a-game.md: a whole game as a plugin. */
package org.marienbad.examples.tictactoe;
