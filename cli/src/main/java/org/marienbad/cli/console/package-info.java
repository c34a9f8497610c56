/** What every command stands on: the terminal, tables, the user's files, exit status, words. */
package org.marienbad.cli.console;
