/** The panels beside the board that explain a game: hint, analysis, and its end. */
package org.marienbad.desktop.analysis;
