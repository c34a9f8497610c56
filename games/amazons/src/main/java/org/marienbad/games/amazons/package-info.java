/** The Game of the Amazons: {@code Archers} holds the rules, {@code Territory} an estimate, {@code Amazons} all that people see. */
package org.marienbad.games.amazons;
