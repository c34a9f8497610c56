/** Endgames of Oware: bounds of what they bring, and proofs of who wins. */
package org.marienbad.games.oware.solver;
