/**
 * Maps: read from files, as a graph or as squares, and made, where a file says which regions border but not how they
 * look.
 */
package org.marienbad.games.minuteempire.map;
