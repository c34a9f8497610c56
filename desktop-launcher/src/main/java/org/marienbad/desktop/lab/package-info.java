/** The room for tournaments between computer players: a plan, its live standings, boards to watch. */
package org.marienbad.desktop.lab;
