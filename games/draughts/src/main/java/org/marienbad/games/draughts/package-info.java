/**
 * English draughts: {@code DraughtsState} holds the rules of play, {@code DraughtsRules} the options, {@code DraughtsBits}
 * the moves of all pieces at once.
 */
package org.marienbad.games.draughts;
