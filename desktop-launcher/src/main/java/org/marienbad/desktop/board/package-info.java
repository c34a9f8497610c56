/** Draws any picture, animates its motions and turns clicks into actions, knowing no game. */
package org.marienbad.desktop.board;
