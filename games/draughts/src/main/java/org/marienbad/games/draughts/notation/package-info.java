/** Whole games of draughts as people write them down. */
package org.marienbad.games.draughts.notation;
