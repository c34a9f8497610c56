/** Games of dots and boxes as text. */
package org.marienbad.games.dotsandboxes.notation;
