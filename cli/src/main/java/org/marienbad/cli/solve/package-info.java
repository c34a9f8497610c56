/** What solvers prove, in words and as a drawn tree. */
package org.marienbad.cli.solve;
