/**
 * The experiments of the two Kalaha theses again: the players, the tables they published, and what comes out today.
 */
package org.marienbad.games.kalaha.theses;
