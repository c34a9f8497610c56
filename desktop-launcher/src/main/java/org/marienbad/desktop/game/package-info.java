/** The screen on which a game is played. */
package org.marienbad.desktop.game;
