/**
 * Kalaha (Kalah): two rows of pits and two stores. {@code KalahaRules} are the options, {@code KalahaState} the
 * positions ({@code PlainState}: the rules; {@code PackedState}: the same on one word a side, for speed),
 * {@code KalahaGame} what matches and files know of them, {@code KalahaView} what people see.
 */
package org.marienbad.games.kalaha;
