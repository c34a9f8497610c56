package org.marienbad.games.minuteempire;

import java.util.List;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;

/**
 * Estimates of the payoffs: first of the final points, then of the payoffs that follow from them. The numbers are
 * rounded from least squares over some thousand positions of games between flat Monte Carlo players, two and four
 * seats, both rule sets.
 */
final class EmpireEvaluators {
    /** Variance of the difference of two final scores long before the end, about that of games between computers. */
    private static final double VARIANCE = 8.5;
    /** The number of turns before the end at which the variance is half of that. */
    private static final double HALF = 1.5;
    /** The number of turns over which half of a lead in regions and goods is lost. */
    private static final double LASTING = 3;
    /** The same for continents. */
    private static final double LASTING_CONTINENTS = 2;
    /** Tie-breaks are not known before the end. */
    private static final double LEAST_VARIANCE = 0.1;

    private EmpireEvaluators() {}

    static List<NamedEvaluator> of(EmpireRules rules, PotentialScore prospects) {
        return List.of(
                new NamedEvaluator("potential", (state, out) -> write(rules, prospects, state, out)),
                new NamedEvaluator("score", (state, out) -> write(rules, null, state, out)));
    }

    /** By seat the points to be expected at the end; valid until the position is scored again. */
    static double[] points(EmpireRules rules, PotentialScore prospects, EmpireState state) {
        Scoring scoring = state.scoring();
        double turns = turnsLeft(rules, state);
        double[] points = scoring.estimates;
        for (int seat = 0; seat < rules.seats; seat++) {
            points[seat] = (scoring.regions(seat) + scoring.goods(seat)) * LASTING / (LASTING + turns)
                    + scoring.continents(seat) * LASTING_CONTINENTS / (LASTING_CONTINENTS + turns);
        }
        if (prospects != null) {
            prospects.add(state, turns, points);
        }
        return points;
    }

    private static double turnsLeft(EmpireRules rules, EmpireState state) {
        return rules.turns - (double) state.turnsOver() / rules.seats;
    }

    private static void write(EmpireRules rules, PotentialScore prospects, State position, double[] out) {
        EmpireState state = (EmpireState) position;
        double turns = turnsLeft(rules, state);
        double[] points = points(rules, prospects, state);
        if (rules.options.margin()) {
            state.scoring.margins(points, out);
            return;
        }
        double variance = LEAST_VARIANCE + VARIANCE * turns / (turns + HALF);
        for (int seat = 0; seat < rules.seats; seat++) {
            double sum = 0;
            for (int other = 0; other < rules.seats; other++) {
                double lead = points[seat] - points[other];
                sum += lead / Math.sqrt(lead * lead + variance);
            }
            out[seat] = sum / (rules.seats - 1);
        }
    }
}
