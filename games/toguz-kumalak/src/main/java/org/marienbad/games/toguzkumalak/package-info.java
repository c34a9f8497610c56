/**
 * Toguz kumalak: nine houses a side, captures of even numbers, and a house of the opponent's for good, the tuzdik. The
 * class {@code ToguzState} holds the rules, {@code ToguzRules} the options.
 */
package org.marienbad.games.toguzkumalak;
