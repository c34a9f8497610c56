/** Hex: rules, position data, estimates, notation, picture and words. */
package org.marienbad.games.hex;
