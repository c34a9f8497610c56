/**
 * The words in which a board game is declared: what lies where ({@link org.marienbad.board.Board}, {@link org.marienbad.board.Pieces},
 * {@link org.marienbad.board.Fields}), what is played ({@link org.marienbad.board.Actions}), how games are drawn ({@link
 * org.marienbad.board.Draws}) and all of it together ({@link org.marienbad.board.BoardGame}).
 */
package org.marienbad.board;
