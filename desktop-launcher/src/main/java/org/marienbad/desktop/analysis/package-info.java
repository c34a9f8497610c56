/** What stands beside the board to understand a game: hint, analysis, and how it ended. */
package org.marienbad.desktop.analysis;
