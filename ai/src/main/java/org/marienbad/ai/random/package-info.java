/** The player that plays at random: the yardstick for all others. */
package org.marienbad.ai.random;
