/** Dots and boxes: rules on bitboards, chains, estimates, picture and words. */
package org.marienbad.games.dotsandboxes;
