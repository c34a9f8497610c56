/** How fast games and players are on this machine. */
package org.marienbad.cli.bench;
