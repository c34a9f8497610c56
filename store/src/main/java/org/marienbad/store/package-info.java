/** Games in play and finished, kept in a database: every ply as it is played, with its variations. */
package org.marienbad.store;
