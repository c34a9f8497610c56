package org.marienbad.play.analysis;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.player.Solution;

/**
 * One action of the position and its value.
 *
 * @param payoffs expected payoff of each seat; {@code Double.NaN} where it is not known
 * @param exact whether they are proven
 * @param visits playouts or nodes spent on it
 * @param continuation the notations of the plies expected after it
 * @param path the spots where it begins and ends: two, or none where it goes nowhere
 * @param proven its value to the seat to move, as a solver proved it
 */
public record Line(
        Action action,
        List<Double> payoffs,
        boolean exact,
        long visits,
        List<String> continuation,
        List<String> path,
        Optional<Solution.Value> proven) {
    public Line {
        payoffs = List.copyOf(payoffs);
        continuation = List.copyOf(continuation);
        path = List.copyOf(path);
    }

    /** Whether the expected payoff of {@code seat} is known. */
    public boolean isKnown(int seat) {
        return !Double.isNaN(payoffs.get(seat));
    }
}
