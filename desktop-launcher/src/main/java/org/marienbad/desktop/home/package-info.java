/** The screen where the window begins: the games to choose from, and the ways to everything else. */
package org.marienbad.desktop.home;
