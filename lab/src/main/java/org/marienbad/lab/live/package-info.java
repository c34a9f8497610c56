/** Tournaments in play: in a folder that keeps them, in the background, and as those who watch see them. */
package org.marienbad.lab.live;
