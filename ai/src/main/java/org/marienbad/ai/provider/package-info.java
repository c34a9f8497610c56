/** The algorithms as players, and the players that stand on no algorithm of their own: at random, and at a level of strength. */
package org.marienbad.ai.provider;
