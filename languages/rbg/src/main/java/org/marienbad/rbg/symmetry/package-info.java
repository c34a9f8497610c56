/** Finds the symmetries of a board that provably keep the rules. */
package org.marienbad.rbg.symmetry;
