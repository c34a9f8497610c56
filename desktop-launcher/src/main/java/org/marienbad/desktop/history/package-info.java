/** The screen with the games that were played. */
package org.marienbad.desktop.history;
