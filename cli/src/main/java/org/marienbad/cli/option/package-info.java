/** Options that several commands share: which game, position, players and limits. */
package org.marienbad.cli.option;
