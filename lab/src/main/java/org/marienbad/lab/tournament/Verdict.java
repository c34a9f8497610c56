package org.marienbad.lab.tournament;

/**
 * How good the decisions of a game were, as judged by the oracle. The arrays are by seat, and to be read only.
 *
 * @param judged decisions for which the values of all actions are known
 * @param errors those among them that gave away payoff
 * @param lost the payoff given away by all of them together
 */
public record Verdict(int[] judged, int[] errors, double[] lost) {}
