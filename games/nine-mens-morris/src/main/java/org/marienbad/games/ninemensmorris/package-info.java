/** Nine men's morris and its relatives: {@code Morris} holds the rules, {@code NineMensMorris} all that people see. */
package org.marienbad.games.ninemensmorris;
