package org.marienbad.games.toguzkumalak;

import java.util.List;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.games.mancala.MarginPayoff;

/** Estimates of the payoff, as parts of a lead that would be decisive. */
final class ToguzEvaluators {
    /** What a tuzdik is worth, in parts of half the stones; more in the middle, where more stones come by. */
    private static final double TUZDIK = 0.1;

    private static final double TUZDIK_IN_THE_MIDDLE = 0.15;
    /** What a stone in the own row is worth; it may be taken, but it also lets its owner play and wait. */
    private static final double IN_ROW = 0.1;

    private ToguzEvaluators() {}

    static List<NamedEvaluator> of(ToguzRules rules) {
        MarginPayoff margin = rules.board.margin();
        return List.of(
                new NamedEvaluator("potential", (state, out) -> {
                    ToguzState position = (ToguzState) state;
                    margin.estimate(potential(rules, position, 0) - potential(rules, position, 1), out);
                }),
                new NamedEvaluator("stores", (state, out) -> {
                    ToguzState position = (ToguzState) state;
                    margin.estimate(position.store(0) - position.store(1), out);
                }));
    }

    private static double potential(ToguzRules rules, ToguzState state, int seat) {
        double worth = state.store(seat) + IN_ROW * state.inRow(seat);
        if (state.tuzdik(seat) != ToguzState.NONE) {
            int house = state.tuzdik(seat) % rules.houses;
            boolean middle = house >= 2 && house < rules.houses - 2;
            worth += (middle ? TUZDIK_IN_THE_MIDDLE : TUZDIK) * rules.total() / 2;
        }
        return worth;
    }
}
