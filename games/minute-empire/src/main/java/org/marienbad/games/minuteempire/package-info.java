/** Minute Empire: a game of cards, armies and majorities on a map, for two to five seats. */
package org.marienbad.games.minuteempire;
