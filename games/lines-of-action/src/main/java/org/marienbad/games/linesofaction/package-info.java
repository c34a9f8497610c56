/** Lines of Action: {@code Men} holds the rules, {@code Lines} the board that they need, {@code LinesOfAction} all that people see. */
package org.marienbad.games.linesofaction;
