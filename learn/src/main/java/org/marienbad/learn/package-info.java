/** Learns to play games: estimates of positions, trained by self-play. */
package org.marienbad.learn;
