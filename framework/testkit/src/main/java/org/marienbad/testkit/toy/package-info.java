/** A small game with a bit of everything, on which players and the kit itself are tried. */
package org.marienbad.testkit.toy;
