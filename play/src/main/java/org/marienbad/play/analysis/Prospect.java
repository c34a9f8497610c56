package org.marienbad.play.analysis;

import java.util.OptionalDouble;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;

/**
 * The prospects of a seat in a position.
 *
 * @param measure the unit of proven values
 * @param value what is proven; unknown if nothing is
 * @param estimate the payoff that it may expect; empty if the winner is proven, or nothing is known
 */
public record Prospect(Measure measure, Value value, OptionalDouble estimate) {}
