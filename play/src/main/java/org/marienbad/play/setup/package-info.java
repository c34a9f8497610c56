/** The choices for the next game, on any screen, and their memory. */
package org.marienbad.play.setup;
