/**
 * What Kalaha positions are worth under perfect play. {@code KalahaSolver} answers questions, a {@code Prover} proves
 * bounds by {@code Search} with the {@code Endgames} and {@code Bounds} of its {@code Tables}.
 */
package org.marienbad.games.kalaha.solver;
