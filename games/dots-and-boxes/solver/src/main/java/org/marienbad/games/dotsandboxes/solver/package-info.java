/** Dots and boxes, played exactly. */
package org.marienbad.games.dotsandboxes.solver;
