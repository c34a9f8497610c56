/** The command that shows a search step by step. */
package org.marienbad.cli.explain;
