/** Playing in the terminal. */
package org.marienbad.cli.play;
