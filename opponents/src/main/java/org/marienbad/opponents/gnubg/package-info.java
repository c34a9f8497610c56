/** GNU Backgammon, where it is installed, as a player and as a judge of plays. */
package org.marienbad.opponents.gnubg;
