/** Decks and rule sets as plain immutable data, and the files they are read from. */
package org.marienbad.games.minuteempire.data;
