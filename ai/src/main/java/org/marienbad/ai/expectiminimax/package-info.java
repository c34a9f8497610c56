/** Expectiminimax and expecti-max^n: search through chance nodes for any number of seats, without secrets. */
package org.marienbad.ai.expectiminimax;
