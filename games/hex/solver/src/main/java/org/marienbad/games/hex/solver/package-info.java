/** Who wins positions of Hex on small boards. */
package org.marienbad.games.hex.solver;
