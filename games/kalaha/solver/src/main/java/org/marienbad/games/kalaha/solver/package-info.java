/**
 * The worth of Kalaha positions under perfect play. {@code KalahaSolver} answers questions, a {@code Prover} proves
 * bounds by {@code ProofSearch} with the {@code KalahaEndgames} and {@code BoundsTable} of its {@code ProofTables}.
 */
package org.marienbad.games.kalaha.solver;
