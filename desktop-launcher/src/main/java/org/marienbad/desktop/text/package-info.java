/** The window's own words, and the words of games and players beside them. */
package org.marienbad.desktop.text;
