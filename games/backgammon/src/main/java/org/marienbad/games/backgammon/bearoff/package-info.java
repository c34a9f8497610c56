/** Bearing off exactly: how long it takes, and who wins. Knows positions as numbers of men only. */
package org.marienbad.games.backgammon.bearoff;
