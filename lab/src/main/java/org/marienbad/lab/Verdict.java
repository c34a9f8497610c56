package org.marienbad.lab;

/**
 * How good the choices of a game were, by a player that knows the truth. The arrays are by seat, and to be read only.
 *
 * @param judged decisions of which the truth is known
 * @param errors those among them that gave away payoff
 * @param lost the payoff given away by all of them together
 */
public record Verdict(int[] judged, int[] errors, double[] lost) {}
