/** Commands for those who make maps of their own. */
package org.marienbad.games.minuteempire.command;
