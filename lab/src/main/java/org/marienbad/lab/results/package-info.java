/** What games add up to: counts, standings, and when enough is known. */
package org.marienbad.lab.results;
