/** Tournaments in play in the background, as those who watch see them. */
package org.marienbad.lab.live;
