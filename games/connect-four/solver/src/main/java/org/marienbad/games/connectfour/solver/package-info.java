/** What positions of connect four are worth: a solver and a perfect player. */
package org.marienbad.games.connectfour.solver;
