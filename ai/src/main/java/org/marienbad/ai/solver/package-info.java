/** Retrograde analysis: small games solved whole, and a player that plays from the table. */
package org.marienbad.ai.solver;
