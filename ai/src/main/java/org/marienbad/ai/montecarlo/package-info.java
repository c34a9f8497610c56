/** Flat Monte Carlo for any number of seats, with chance and secrets. */
package org.marienbad.ai.montecarlo;
