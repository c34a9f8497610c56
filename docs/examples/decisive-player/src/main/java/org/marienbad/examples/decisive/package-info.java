/** The example of docs/write-a-player.md: a computer player as a plugin. */
package org.marienbad.examples.decisive;
