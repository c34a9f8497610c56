/** How people and programs write backgammon down: plays of whole turns, games as text, boards for other programs. */
package org.marienbad.games.backgammon.notation;
