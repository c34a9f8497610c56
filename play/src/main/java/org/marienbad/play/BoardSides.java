package org.marienbad.play;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Picture;

/** Finds out whether two seats face each other across the board, so that a screen shows each its own side at the bottom. */
public final class BoardSides {
    private static final long SEED = 1;
    private static final int MOST_PLIES = 40;
    /** The middle of what a seat can move first lies this far from the middle of the board, in parts of its height. */
    private static final double APART = .06;

    private BoardSides() {}

    /**
     * The seat whose own side is at the bottom of the pictures of {@code setup}. Empty if the seats do not face each
     * other: there are more than two, or what they can move first lies in the same places. Calls the game in the
     * caller's thread.
     */
    public static OptionalInt lower(GameSetup setup) {
        if (setup.seats() != 2) {
            return OptionalInt.empty();
        }
        OptionalDouble first = height(setup, 0);
        OptionalDouble second = height(setup, 1);
        if (first.isEmpty() || second.isEmpty()) {
            return OptionalInt.empty();
        }
        double lower = Math.min(first.getAsDouble(), second.getAsDouble());
        double upper = Math.max(first.getAsDouble(), second.getAsDouble());
        boolean face = lower < .5 - APART && upper > .5 + APART;
        return face ? OptionalInt.of(first.getAsDouble() == lower ? 0 : 1) : OptionalInt.empty();
    }

    /** How high the spots lie, from 0 to 1, that {@code seat} can click on at its first turn. */
    private static OptionalDouble height(GameSetup setup, int seat) {
        GameSetup drawn = setup.drawn(SEED);
        State state = drawn.newState();
        int[] buffer = new int[drawn.game().info().maxLegalActions()];
        SplittableRandom random = Seeds.stream(SEED, "sides", 0);
        List<Integer> plies = new ArrayList<>();
        while (state.actor() != seat) {
            if (plies.size() == MOST_PLIES || state.actor() == State.TERMINAL) {
                return OptionalDouble.empty();
            }
            int ply = state.actor() == State.CHANCE
                    ? state.randomOutcome(buffer, random)
                    : state.randomAction(buffer, random);
            state.apply(ply);
            plies.add(ply);
        }
        MatchView view = MatchView.of(drawn, plies, Observer.seat(seat));
        Picture picture = view.picture();
        List<String> starts = view.legalActions().stream()
                .map(Action::spots)
                .filter(spots -> !spots.isEmpty())
                .map(spots -> spots.get(0))
                .distinct()
                .toList();
        return picture.spots().stream()
                .filter(spot -> starts.contains(spot.id()))
                .mapToDouble(spot -> middle(spot.shape()) / picture.height())
                .average();
    }

    private static double middle(Picture.Shape shape) {
        if (shape instanceof Picture.Circle circle) {
            return circle.y();
        } else if (shape instanceof Picture.Box box) {
            return box.y() + box.height() / 2;
        }
        List<Double> points =
                shape instanceof Picture.Polygon polygon ? polygon.points() : ((Picture.Line) shape).points();
        double sum = 0;
        for (int i = 1; i < points.size(); i += 2) {
            sum += points.get(i);
        }
        return 2 * sum / points.size();
    }
}
