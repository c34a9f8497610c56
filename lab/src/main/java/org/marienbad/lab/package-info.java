/** Experiments: series of games between players, and their statistics. */
package org.marienbad.lab;
