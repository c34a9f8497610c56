/** The base of every command: the terminal, tables, the user's files, exit status, words. */
package org.marienbad.cli.console;
