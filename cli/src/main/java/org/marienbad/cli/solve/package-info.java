/** Proofs of solvers, in words and as a drawn tree. */
package org.marienbad.cli.solve;
