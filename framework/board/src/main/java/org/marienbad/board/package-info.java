/** The words in which a board game is declared. {@link org.marienbad.board.BoardGame} puts the others together. */
package org.marienbad.board;
