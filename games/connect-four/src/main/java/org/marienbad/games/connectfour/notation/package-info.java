/** Whole games of connect four as strings of columns. */
package org.marienbad.games.connectfour.notation;
