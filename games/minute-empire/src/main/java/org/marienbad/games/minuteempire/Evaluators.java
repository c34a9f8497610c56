package org.marienbad.games.minuteempire;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/** Estimates of the payoffs: the points at the end are estimated first, then what they are worth. */
final class Evaluators {
    /** Variance of the difference of two final scores by the turn that a seat has left. */
    private static final double VARIANCE = 1.5;
    /** What decides ties is not known before the end. */
    private static final double LEAST_VARIANCE = 0.25;

    private Evaluators() {}

    static Map<String, Evaluator> of(Rules rules) {
        Map<String, Evaluator> byName = new LinkedHashMap<>();
        byName.put("potential", (state, out) -> write(rules, state, true, out));
        byName.put("score", (state, out) -> write(rules, state, false, out));
        return Collections.unmodifiableMap(byName);
    }

    private static void write(Rules rules, State position, boolean potential, double[] out) {
        EmpireState state = (EmpireState) position;
        Scoring scoring = state.scoring;
        scoring.count(state);
        double[] points = scoring.estimates;
        for (int seat = 0; seat < rules.seats; seat++) {
            points[seat] = scoring.points(seat) + (potential ? prospects(rules, state, seat) : 0);
        }
        if (rules.options.margin()) {
            scoring.margins(points, out);
            return;
        }
        double turns = rules.turns - (double) state.turnsOver() / rules.seats;
        double variance = LEAST_VARIANCE + VARIANCE * turns;
        for (int seat = 0; seat < rules.seats; seat++) {
            double sum = 0;
            for (int other = 0; other < rules.seats; other++) {
                double lead = points[seat] - points[other];
                sum += lead / Math.sqrt(lead * lead + variance);
            }
            out[seat] = sum / (rules.seats - 1);
        }
    }

    /** Points that {@code seat} may yet make of its coins, armies and goods. */
    private static double prospects(Rules rules, EmpireState state, int seat) {
        double turns = rules.turns - (double) state.turnsOver() / rules.seats;
        return turns == 0 ? 0 : 0.2 * state.coins(seat);
    }
}
