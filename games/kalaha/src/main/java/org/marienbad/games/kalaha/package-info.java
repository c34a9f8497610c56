/**
 * Kalaha (Kalah): two rows of pits and two stores. {@code KalahaRules} are the options, {@code KalahaState} the
 * positions ({@code PackedState}: one word a side, for speed; {@code WideState}: any size), {@code KalahaGame} what
 * people and files see of them.
 */
package org.marienbad.games.kalaha;
