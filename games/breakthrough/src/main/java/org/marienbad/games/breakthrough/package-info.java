/** Breakthrough: {@code Pawns} holds the rules, {@code Breakthrough} all that people see. */
package org.marienbad.games.breakthrough;
