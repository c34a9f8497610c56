/** The players of the second Kalaha thesis: a rule of thumb, and a look ahead by turns. */
package org.marienbad.games.kalaha.maxmin;
