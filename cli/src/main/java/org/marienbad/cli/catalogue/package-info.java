/** Lists of games and players, and rules. */
package org.marienbad.cli.catalogue;
