/** The worth of positions of connect four: a solver and a perfect player. */
package org.marienbad.games.connectfour.solver;
