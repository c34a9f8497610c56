/** Statistics of games: pure calculations, no files. */
package org.marienbad.lab.statistics;
