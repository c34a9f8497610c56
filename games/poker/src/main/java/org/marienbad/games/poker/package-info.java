/** Kuhn and Leduc poker: the smallest games of cards, betting and bluff, whose optimal strategies are known. */
package org.marienbad.games.poker;
