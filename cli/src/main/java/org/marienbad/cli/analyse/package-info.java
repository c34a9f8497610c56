/** What players and solvers think of a position or of every ply of a game. */
package org.marienbad.cli.analyse;
