/** The theory of Nim: the player and the solver that know it. */
package org.marienbad.games.nim.theory;
