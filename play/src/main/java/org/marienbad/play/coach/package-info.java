/** Leads somebody through the steps of a coach, which a game has as data. Knows no screen. */
package org.marienbad.play.coach;
