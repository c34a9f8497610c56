/** Opinions of players and solvers about a position or every ply of a game. */
package org.marienbad.cli.analyse;
