/** The screen on which a game is set up. */
package org.marienbad.desktop.setup;
