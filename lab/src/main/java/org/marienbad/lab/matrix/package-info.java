/** Games in normal form: dominance, saddle points and equilibria, and the Nash mix of a tournament's entrants. */
package org.marienbad.lab.matrix;
