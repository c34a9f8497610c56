package org.marienbad.play.analysis;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Motion;
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

    /** The line of an action in {@code view} without a value. */
    public static Line unknown(MatchView view, Action action, Optional<Solution.Value> proven) {
        List<Double> nothing = Collections.nCopies(view.setup().seats(), Double.NaN);
        return new Line(action, nothing, false, 0, List.of(), path(view, action), proven);
    }

    /** Whether the expected payoff of {@code seat} is known. */
    public boolean isKnown(int seat) {
        return !Double.isNaN(payoffs.get(seat));
    }

    /**
     * The spots between which {@code action} goes in {@code view}: those of its first click and its last one. After a single
     * click the second one is where the last token from there comes to lie.
     */
    public static List<String> path(MatchView view, Action action) {
        List<String> spots = action.spots();
        if (spots.size() > 1) {
            return List.of(spots.get(0), spots.get(spots.size() - 1));
        }
        List<Motion> motions = view.preview(action.code()).stream()
                .filter(motion -> spots.isEmpty() || spots.contains(motion.from()))
                .filter(motion -> !motion.to().equals(motion.from()))
                .toList();
        return motions.isEmpty()
                ? List.of()
                : List.of(motions.get(0).from(), motions.get(motions.size() - 1).to());
    }
}
