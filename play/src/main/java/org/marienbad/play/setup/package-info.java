/** What is chosen for the next game, on any screen, and how it is remembered. */
package org.marienbad.play.setup;
