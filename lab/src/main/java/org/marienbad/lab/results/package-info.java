/** The totals of games: counts, standings, and when enough is known. */
package org.marienbad.lab.results;
