/** Iterative deepening over any search of one depth, and the settings of all searches that it drives. */
package org.marienbad.ai.search.deepening;
