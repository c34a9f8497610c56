/** The command line: what starts it, and which commands there are. The rooms below hold the commands. */
package org.marienbad.cli;
