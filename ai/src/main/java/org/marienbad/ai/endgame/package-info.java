/** Endgames of games in which pieces leave the board for good: tables of what they bring, proofs, and a player that uses both. */
package org.marienbad.ai.endgame;
