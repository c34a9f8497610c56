/** The command line: one class a subcommand. */
package org.marienbad.cli.command;
